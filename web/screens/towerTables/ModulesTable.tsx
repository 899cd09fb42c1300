import Add from '@mui/icons-material/Add';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ModulesTable_option$key } from '#relay/ModulesTable_option.graphql.ts';
import { TableFrame, useSort } from '../../components/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { Section } from '../../components/Section.tsx';
import { useRows } from '../../components/useRows.ts';
import type { useModuleDrawer } from '../../editors/moduleEditor/useModuleDrawer.ts';
import type { TowerIds } from '../../paths.ts';
import { usePages } from '../../relay/usePages.ts';
import { ModuleRow } from './ModuleRow.tsx';
import { ModulesHead } from './ModulesHead.tsx';
import { sortModules } from './sortModules.ts';
import { useSummary } from './Summary.tsx';

type Props = {
  option: ModulesTable_option$key;
  tower: TowerIds;
  drawer: ReturnType<typeof useModuleDrawer>;
};

/** Modules of a simulation with the totals of their valid versions. */
export function ModulesTable({ option, tower, drawer }: Props) {
  const { t } = useTranslation('towerTables');
  const summary = useSummary();
  const sort = useSort('');
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
            node {
              id
              name
              floorRepetition
              currentVersion {
                number
              }
              quantities {
                concrete
                steel
                ...ranges_quantities @relay(mask: false)
              }
              ...ModuleRow_module
            }
          }
        }
      }
    `,
    option,
  );
  const connections = data.modules ? [data.modules.__id] : [];
  const { shown: rows } = useRows(data.modules);
  const add = data.viewerCanEdit && (
    <Button variant="contained" startIcon={<Add />} onClick={() => drawer.add(connections)}>
      {t('module.add')}
    </Button>
  );
  return (
    <Section
      title={t('modules.title', { option: data.name })}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!summary.isOpen && (
            <Button startIcon={<SummarizeOutlined />} onClick={summary.toggleOpen}>
              {t('summary.open')}
            </Button>
          )}
          {rows.length > 0 && add}
        </Box>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          compact
          title={t('modules.none')}
          text={t('modules.noneText')}
          action={add || undefined}
        />
      ) : (
        <TableFrame label={t('modules.title', { option: data.name })}>
          {/* Ten columns and the actions, beside the open sidebar at 1440 px. */}
          <Table size="small" sx={{ '& .MuiTableCell-root': { px: '5px' } }}>
            <ModulesHead sort={sort} />
            <TableBody>
              {sortModules(rows, sort).map((module) => (
                <ModuleRow
                  key={module.id}
                  module={module}
                  tower={tower}
                  connections={connections}
                  onEdit={() => drawer.edit(module.id, connections)}
                />
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
      <LoadMore shown={rows.length} pages={pages} />
    </Section>
  );
}
