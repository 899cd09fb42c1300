import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ModuleDrawer_unit$key } from '#relay/ModuleDrawer_unit.graphql.ts';
import type { ModulesTable_option$key } from '#relay/ModulesTable_option.graphql.ts';
import { useRows } from '../../../components/deletion/useRows.ts';
import { Section } from '../../../components/Section.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { ProgressLine } from '../../../components/states/NavigationProgress.tsx';
import { DataTable, type Heading, stickyColumn, useSort } from '../../../components/tables/DataTable.tsx';
import { sortRows } from '../../../components/tables/sortRows.ts';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useModuleDrawer } from '../../../editors/moduleEditor/useModuleDrawer.ts';
import type { TowerIds } from '../../../paths.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useOffered } from '../../../session/offered.ts';
import type { Family } from '../../../shell/navigation/families.ts';
import { Add } from '../../../theme/icons.tsx';
import { ModuleRow } from './ModuleRow.tsx';
import { moduleColumns } from './moduleColumns.ts';
import { UnreadableModules, useUnreadable } from './UnreadableModules.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';

const ModuleDrawer = lazyPart(() =>
  import('../../../editors/moduleEditor/ModuleDrawer.tsx').then((part) => part.ModuleDrawer),
);

type Props = {
  option: ModulesTable_option$key;
  unit: ModuleDrawer_unit$key;
  tower: TowerIds;
  family: Family;
};

/** Modules of a simulation with the totals of their valid versions; each opens in the drawer. */
export function ModulesTable({ option, unit, tower, family }: Props) {
  const { t, i18n } = useTranslation('towerTables');
  const drawer = useModuleDrawer();
  const sort = useSort('');
  const heads = useModuleHeads();
  const { data, pages } = usePages(
    graphql`
      fragment ModulesTable_option on Option
      @refetchable(queryName: "ModulesTablePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        name
        viewerCanEdit
        modules(first: $count, after: $cursor) @connection(key: "ModulesTable_modules") {
          __id
          edges {
            unreadableId
            node {
              id
              name
              floorRepetition
              currentVersion {
                number
              }
              quantities(withLosses: $withLosses) {
                concrete
                steel
                ...ranges_quantities @relay(mask: false)
              }
              ...ModuleRow_module
            }
          }
        }
        ...ModuleDrawer_option
      }
    `,
    option,
  );
  const connections = data.modules ? [data.modules.__id] : [];
  const { shown: rows } = useRows(data.modules);
  const unreadable = useUnreadable(data.modules);
  const isEmpty = rows.length === 0 && unreadable.length === 0;
  const add = data.viewerCanEdit && (
    <Button
      variant="outlined"
      startIcon={<Add />}
      onClick={() => drawer.add(connections)}
      {...ModuleDrawer.ahead}
    >
      {t('module.add')}
    </Button>
  );
  return (
    <Section title={t('modules.title', { option: data.name })} actions={!isEmpty && add}>
      {isEmpty ? (
        <EmptyState
          compact
          title={t('modules.none')}
          text={t('modules.noneText')}
          action={add || undefined}
        />
      ) : (
        rows.length > 0 && (
          <DataTable
            label={t('modules.title', { option: data.name })}
            // Ten columns and the actions, beside the open sidebar at 1440 px.
            sx={{ '& .MuiTableCell-root': { px: '5px' } }}
            heads={heads}
            sort={sort}
          >
            {sortRows(rows, moduleColumns, sort, i18n.language).map((module) => (
              <ModuleRow
                key={module.id}
                module={module}
                tower={tower}
                family={family}
                connections={connections}
                onEdit={() => drawer.edit(module.id, connections)}
              />
            ))}
          </DataTable>
        )
      )}
      <UnreadableModules ids={unreadable} mayDelete={data.viewerCanEdit} connections={connections} />
      <LoadMore shown={rows.length} pages={pages} />
      <ProgressLine active={drawer.pending} />
      {drawer.opened !== null && (
        <ModuleDrawer unit={unit} option={data} opened={drawer.opened} onClose={drawer.close} />
      )}
    </Section>
  );
}

const units: Record<string, string> = {
  concrete: 'kg',
  steel: 'kg',
  co2_min: 'kgCO₂e',
  co2_max: 'kgCO₂e',
  energy_min: 'MJ',
  energy_max: 'MJ',
};

/** Headings of the modules table; each figure with its unit, each but the actions sorts. On a phone the two most asked for. */
function useModuleHeads(): Heading[] {
  const { t } = useTranslation('towerTables');
  const { moduleVersions } = useOffered();
  const withLossNote = useLossUnit();
  const name: Heading = { name: t('column.name'), align: 'left', field: 'name' };
  const figure = (field: string): Heading => {
    const unit = units[field];
    return {
      name: t(keyWith('towerTables', 'column.', field)),
      field,
      ...(unit === undefined ? {} : { unit: withLossNote(unit) }),
    };
  };
  if (useNarrow()) return [name, { name: t('column.co2_min'), field: 'co2_min' }];
  return [
    name,
    t('column.technology'),
    ...['floor_repetition', ...Object.keys(units), ...(moduleVersions ? ['version'] : [])].map(figure),
    { hidden: t('column.actions'), sx: stickyColumn },
  ];
}
