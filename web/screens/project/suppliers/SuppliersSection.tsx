import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SuppliersSection_project$key } from '#relay/SuppliersSection_project.graphql.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { Section } from '../../../components/Section.tsx';
import { useRows } from '../../../components/deletion/useRows.ts';
import { useSearchParam } from '../../../components/useSearchParam.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
import { SupplierTable } from './SupplierTable.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { Add, LocalShippingOutlined } from '../../../theme/icons.tsx';

// The factor set comes with the form alone.
const SharedDeclarations = lazyPart(() =>
  import('./SharedDeclarations.tsx').then((part) => part.SharedDeclarations),
);
const DeclareDrawer = lazyPart(() => import('./DeclareDrawer.tsx').then((part) => part.DeclareDrawer));

/** Factors that suppliers declare for the project's materials; who may change the project declares and withdraws. */
export function SuppliersSection({ project }: { project: SuppliersSection_project$key }) {
  const { t } = useTranslation('suppliers');
  const { data, pages } = usePages(
    graphql`
      fragment SuppliersSection_project on Project
      @refetchable(queryName: "SuppliersSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        id
        viewerCanEdit
        organizationName
        declarations(first: $first, after: $after) @connection(key: "SuppliersSection_declarations") {
          __id
          edges {
            ...SupplierTable_edge @relay(mask: false)
          }
        }
      }
    `,
    project,
  );
  const [materialInAddress, setMaterialInAddress] = useSearchParam('declare');
  const [declaring, setDeclaring] = useState(materialInAddress !== '');
  const { all, shown: rows } = useRows(data.declarations);
  const connections = data.declarations ? [data.declarations.__id] : [];
  const [isSharedOpen, setSharedOpen] = useState(false);
  const declaredMaterials = all.flatMap(({ material, isExpired }) => (isExpired ? [] : [material]));
  const isOfOffice = data.organizationName != null;
  const actions = (isOfOffice || data.viewerCanEdit) && (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
      {isOfOffice && (
        <Button variant="outlined" onClick={() => setSharedOpen(true)}>
          {t('shared.action', { ns: 'project' })}
        </Button>
      )}
      {data.viewerCanEdit && (
        <Button variant="contained" startIcon={<Add />} onClick={() => setDeclaring(true)}>
          {t('declare')}
        </Button>
      )}
    </Box>
  );
  const isEmpty = rows.length === 0;
  return (
    <Section title={t('title')} text={t('text')} actions={isEmpty ? undefined : actions}>
      {isEmpty ? (
        <EmptyState
          compact
          icon={<LocalShippingOutlined />}
          title={t('none.title')}
          text={t('none.text')}
          action={actions}
        />
      ) : (
        <SupplierTable declarations={rows} canEdit={data.viewerCanEdit} connections={connections} />
      )}
      <LoadMore name="page.suppliers" shown={all.length} pages={pages} />
      {isSharedOpen && (
        <SharedDeclarations
          projectId={data.id}
          declaredMaterials={declaredMaterials}
          connections={connections}
          canEdit={data.viewerCanEdit}
          onClose={() => setSharedOpen(false)}
        />
      )}
      {data.viewerCanEdit && declaring && (
        <DeclareDrawer
          projectId={data.id}
          declaredMaterials={declaredMaterials}
          connections={connections}
          material={materialInAddress}
          onClose={() => {
            setDeclaring(false);
            if (materialInAddress !== '') setMaterialInAddress('');
          }}
        />
      )}
    </Section>
  );
}
