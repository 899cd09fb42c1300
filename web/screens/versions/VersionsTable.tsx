import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { VersionsTable_module$key } from '#relay/VersionsTable_module.graphql.ts';
import { useRows } from '../../components/deletion/useRows.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { QuantityHeads } from '../../components/tables/QuantityHeads.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { CompareArrows } from '../../theme/icons.tsx';
import { VersionDiffSection } from './VersionDiffSection.tsx';
import { VersionRow } from './VersionRow.tsx';

/** As many as the comparison takes. */
const maxMarked = 4;

type Props = {
  module: VersionsTable_module$key;
  /** Address of the unit's comparison. */
  comparison: string;
};

/** Versions of a module, newest first, to be marked and compared, and below them two side by side. */
export function VersionsTable({ module, comparison }: Props) {
  const { t } = useTranslation('versions');
  const narrow = useNarrow();
  const { data, pages } = usePages(
    graphql`
      fragment VersionsTable_module on Module
      @throwOnFieldError
      @refetchable(queryName: "VersionsTablePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        currentVersion {
          id
        }
        versions(first: $count, after: $cursor) @connection(key: "VersionsTable_versions") {
          __id
          edges {
            node {
              id
              databaseId
              ...VersionRow_version
              ...VersionDiffSection_versions
            }
          }
        }
      }
    `,
    module,
  );
  const { shown: rows } = useRows(data.versions);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const marked = rows.map(({ databaseId }) => databaseId).filter((id) => chosen.includes(id));
  const markOf = (id: string) => {
    if (marked.includes(id)) return () => setChosen(marked.filter((each) => each !== id));
    return marked.length < maxMarked ? () => setChosen([...marked, id]) : undefined;
  };
  const scope = { moduleId: data.id, validId: data.currentVersion.id, connection: data.versions?.__id ?? '' };
  return (
    <>
      <Section
        title={t('title')}
        text={t('text')}
        actions={
          rows.length > 1 && <CompareVersionsLink to={comparison} moduleId={data.id} marked={marked} />
        }
      >
        <DataTable
          label={t('title')}
          heads={
            narrow
              ? []
              : [
                  { hidden: t('column.compare'), padding: 'checkbox' },
                  t('column.number'),
                  t('column.name'),
                  t('column.type'),
                  <QuantityHeads key="quantities" />,
                  t('column.created'),
                  t('column.updated'),
                  { hidden: t('column.actions') },
                ]
          }
        >
          {rows.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              scope={scope}
              marked={marked.includes(version.databaseId)}
              mark={markOf(version.databaseId)}
            />
          ))}
        </DataTable>
        <LoadMore shown={rows.length} pages={pages} />
      </Section>
      {rows.length > 1 && <VersionDiffSection versions={rows} />}
    </>
  );
}

type CompareVersionsLinkProps = {
  /** Address of the unit's comparison. */
  to: string;
  /** Global id of the module. */
  moduleId: string;
  /** Raw ids of the versions marked; without any the comparison chooses. */
  marked: readonly string[];
};

/** Opens the comparison of the versions marked; one alone has nothing to be compared with. */
function CompareVersionsLink({ to, moduleId, marked }: CompareVersionsLinkProps) {
  const { t } = useTranslation('versions');
  const search = new URLSearchParams({ modules: moduleId });
  if (marked.length > 0) search.set('versions', marked.join(','));
  return (
    <Button
      variant="outlined"
      startIcon={<CompareArrows />}
      component={PreloadLink}
      to={`${to}?${search.toString()}`}
      disabled={marked.length === 1}
    >
      {marked.length > 1 ? t('compare.marked', { count: marked.length }) : t('compare')}
    </Button>
  );
}
