import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import type { PlannedProject } from './importOutcome.ts';

/** More would be read in the sheet itself. */
const mostShown = 50;

/** What the import would make: each tower with its floors, area and simulations; what has faults is left out. */
export function ImportPreview({ projects }: { projects: readonly PlannedProject[] }) {
  const { t } = useTranslation('importProjects');
  const { integer, plain } = useFormat();
  const foundationName = useFoundationName();
  const sound = projects.filter(({ isFaulty }) => !isFaulty);
  if (sound.length === 0) return null;
  const towers = sound.flatMap(({ name, units }) => units.map((unit) => ({ project: name, ...unit })));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('preview.title')}
      </Typography>
      <DataTable
        label={t('preview.title')}
        heads={[
          t('preview.project'),
          t('preview.unit'),
          { name: t('preview.floors') },
          { name: t('preview.area'), unit: 'm²' },
          t('preview.options'),
        ]}
      >
        {towers.slice(0, mostShown).map(({ project, name, floors, area, options }) => (
          <TableRow key={`${project} ${name}`}>
            <TableCell>{project}</TableCell>
            <TableCell>{name}</TableCell>
            <NumberCell>{integer(floors)}</NumberCell>
            <NumberCell>{plain(area)}</NumberCell>
            <TableCell>
              {options
                .map(({ name: option, modules, foundation }) =>
                  [
                    t('preview.option', { name: option, count: modules }),
                    ...(foundation == null ? [] : [foundationName(foundation)]),
                  ].join(' + '),
                )
                .join(', ') || '-'}
            </TableCell>
          </TableRow>
        ))}
      </DataTable>
      {towers.length > mostShown && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('preview.shown', { n: integer(mostShown), total: integer(towers.length) })}
        </Typography>
      )}
    </Box>
  );
}
