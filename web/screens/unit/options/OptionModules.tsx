import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionModules_option$key } from '#relay/OptionModules_option.graphql.ts';
import type { OptionModules_unit$key } from '#relay/OptionModules_unit.graphql.ts';
import { ProgressLine } from '../../../components/NavigationProgress.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { useRows } from '../../../components/useRows.ts';
import { useModuleDrawer } from '../../../editors/moduleEditor/useModuleDrawer.ts';
import type { TowerIds } from '../../../paths.ts';
import { usePages } from '../../../relay/usePages.ts';
import { OptionModule } from './OptionModule.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';

const ModuleDrawer = lazyPart(() =>
  import('../../../editors/moduleEditor/ModuleDrawer.tsx').then((part) => part.ModuleDrawer),
);

type Props = { option: OptionModules_option$key; unit: OptionModules_unit$key; tower: TowerIds };

/** The structures of a simulation, each opening in the drawer. */
export function OptionModules({ option, unit, tower }: Props) {
  const { t } = useTranslation('unit');
  const drawer = useModuleDrawer();
  const carried = useFragment(
    graphql`
      fragment OptionModules_unit on Unit {
        ...ModuleDrawer_unit
      }
    `,
    unit,
  );
  const { data, pages } = usePages(
    graphql`
      fragment OptionModules_option on Option
      @refetchable(queryName: "OptionModulesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        databaseId
        name
        viewerCanEdit
        modules(first: $first, after: $after) @connection(key: "OptionModules_modules") {
          __id
          edges {
            node {
              id
              ...OptionModule_module
            }
          }
        }
        ...ModuleDrawer_option
      }
    `,
    option,
  );
  const { name, viewerCanEdit, modules } = data;
  const { all: rows, shown } = useRows(modules);
  const connections = modules ? [modules.__id] : [];
  return (
    <Box sx={{ mt: 2 }}>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('modules.none')}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" aria-label={t('modules.of', { name })} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {shown.map((module) => (
            <OptionModule
              key={module.id}
              module={module}
              tower={tower}
              connections={connections}
              onEdit={() => drawer.edit(module.id, connections)}
            />
          ))}
        </Box>
      )}
      <LoadMore name={`page.${data.databaseId}`} shown={rows.length} pages={pages} />
      {viewerCanEdit && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ mt: 1.5 }}
          aria-label={t('modules.addTo', { name })}
          onClick={() => drawer.add(connections)}
          {...ModuleDrawer.ahead}
        >
          {t('modules.add')}
        </Button>
      )}
      <ProgressLine active={drawer.pending} />
      {drawer.opened !== null && (
        <ModuleDrawer unit={carried} option={data} opened={drawer.opened} onClose={drawer.close} />
      )}
    </Box>
  );
}
