import LayersOutlined from '@mui/icons-material/LayersOutlined';
import { carryingOption } from '#domain/representativeOption.ts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Tower_unit$key } from '#relay/Tower_unit.graphql.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useRows } from '../../components/useRows.ts';
import { ProgressLine } from '../../components/NavigationProgress.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { useModuleDrawer } from '../../editors/moduleEditor/useModuleDrawer.ts';
import type { TowerIds } from '../../paths.ts';
import { usePages } from '../../relay/usePages.ts';
import { AddOption } from './AddOption.tsx';
import { ModulesTable } from './ModulesTable.tsx';
import { OptionsTable } from './OptionsTable.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { useSummary } from './Summary.tsx';
import { lazyPart } from '../../routing/lazyPart.tsx';

const ModuleDrawer = lazyPart(() =>
  import('../../editors/moduleEditor/ModuleDrawer.tsx').then((part) => part.ModuleDrawer),
);

type Props = { unit: Tower_unit$key; tower: TowerIds };

/** Simulations above, the modules of the one in view below, its summary beside them. */
export function Tower({ unit, tower }: Props) {
  const { t } = useTranslation('towerTables');
  const { isOpen } = useSummary();
  const [wanted] = useSearchParam('option');
  const drawer = useModuleDrawer();
  const { data, pages } = usePages(
    graphql`
      fragment Tower_unit on Unit
      @refetchable(queryName: "TowerPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        id
        viewerCanEdit
        options(first: $first, after: $after) @connection(key: "Tower_options") {
          edges {
            node {
              id
              databaseId
              isReference
              coverage {
                coveredFloors
              }
              ...ModuleDrawer_option
              ...ModulesTable_option
              ...OptionsTable_options
              ...SummaryPanel_option
            }
          }
        }
        ...ModuleDrawer_unit
      }
    `,
    unit,
  );
  const { all, shown: options } = useRows(data.options);
  const candidates = options.map((option) => ({
    option,
    isReference: option.isReference,
    hasStructure: option.coverage.coveredFloors > 0,
  }));
  const usual = carryingOption(candidates)?.option ?? options.at(-1);
  const option = options.find(({ databaseId }) => databaseId === wanted) ?? usual;
  const add = data.viewerCanEdit && <AddOption unitId={data.id} />;
  if (option === undefined)
    return (
      <EmptyState
        icon={<LayersOutlined />}
        title={t('options.none')}
        text={t('options.noneText')}
        action={add}
      />
    );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isOpen ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
          },
        }}
      >
        <div>
          <OptionsTable options={options} selected={option.databaseId} actions={add} />
          <LoadMore name="page.options" shown={all.length} pages={pages} />
        </div>
        <SummaryPanel option={option} />
      </Box>
      <ModulesTable key={option.id} option={option} tower={tower} drawer={drawer} />
      <ProgressLine active={drawer.pending} />
      {drawer.opened !== null && (
        <ModuleDrawer unit={data} option={option} opened={drawer.opened} onClose={drawer.close} />
      )}
    </>
  );
}
