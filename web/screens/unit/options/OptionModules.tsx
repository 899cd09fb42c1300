import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionModules_option$key } from '#relay/OptionModules_option.graphql.ts';
import type { OptionModules_unit$key } from '#relay/OptionModules_unit.graphql.ts';
import { useHiddenRows } from '../../../components/hiddenRows.ts';
import { ModuleDrawer } from '../../moduleEditor/ModuleDrawer.tsx';
import { useModuleDrawer } from '../../moduleEditor/useModuleDrawer.ts';
import { OptionModule } from './OptionModule.tsx';

type Props = { option: OptionModules_option$key; unit: OptionModules_unit$key; home: string };

/** The structures of a simulation, each opening in the drawer. */
export function OptionModules({ option, unit, home }: Props) {
  const { t } = useTranslation('unit');
  const drawer = useModuleDrawer();
  const tower = useFragment(
    graphql`
      fragment OptionModules_unit on Unit {
        ...ModuleDrawer_unit
      }
    `,
    unit,
  );
  const { id, name, viewerCanEdit, modules } = useFragment(
    graphql`
      fragment OptionModules_option on Option {
        id
        name
        viewerCanEdit
        modules(first: 50) @connection(key: "OptionModules_modules") {
          __id
          edges {
            node {
              id
              ...OptionModule_module
            }
          }
        }
      }
    `,
    option,
  );
  const hidden = useHiddenRows();
  const rows = (modules?.edges ?? []).flatMap(({ node }) => (node ? [node] : []));
  const shown = rows.filter((row) => !hidden.has(row.id));
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
              home={home}
              connections={connections}
              onEdit={() => drawer.edit(module.id, connections)}
            />
          ))}
        </Box>
      )}
      {viewerCanEdit && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ mt: 1.5 }}
          aria-label={t('modules.addTo', { name })}
          onClick={() => drawer.add(connections)}
        >
          {t('modules.add')}
        </Button>
      )}
      <ModuleDrawer unit={tower} option={{ id }} drawer={drawer} />
    </Box>
  );
}
