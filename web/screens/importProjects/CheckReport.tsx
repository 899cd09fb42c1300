import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../components/Muted.tsx';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { Section } from '../../components/Section.tsx';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { FaultTable } from './FaultTable.tsx';
import { importOutcome, type OutcomeRow, type PlannedProject } from './importOutcome.ts';

/** Rows named by a note. */
const maxNamed = 10;

type Props = {
  fileName: string;
  rows: readonly OutcomeRow[];
  preview: readonly PlannedProject[];
  onImport: () => void;
  onBack: () => void;
};

/** What the check found; what is without faults can be imported all the same. */
export function CheckReport({ fileName, rows, preview, onImport, onBack }: Props) {
  const { t } = useTranslation('importProjects');
  const { integer } = useFormat();
  const { good, faulty, faults, notes } = importOutcome(rows);
  const severity = faulty === 0 ? 'success' : good === 0 ? 'error' : 'warning';
  const sentences = [
    good > 0 && t('check.good', { count: good, n: integer(good) }),
    faulty > 0 && t('check.faulty', { count: faulty, n: integer(faulty) }),
    faulty > 0 && good > 0 && t('check.partial'),
  ].filter(Boolean);
  return (
    <Section title={t('check.title', { file: fileName })}>
      <Alert severity={severity} variant="outlined" sx={{ mb: 2 }}>
        {sentences.join(' ')}
      </Alert>
      {faults.length > 0 && <FaultTable faults={faults} />}
      {notes.map(({ message, rows: notedRows }) => (
        <Alert key={message} severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('check.note', {
            message,
            rows: `${notedRows.slice(0, maxNamed).join(', ')}${notedRows.length > maxNamed ? ', …' : ''}`,
          })}
        </Alert>
      ))}
      {preview.length > 0 && <ImportPreview projects={preview} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onBack}>{t('check.other')}</Button>
        {good > 0 && (
          <Button variant="contained" onClick={onImport}>
            {t(faulty === 0 ? 'check.import' : 'check.importGood')}
          </Button>
        )}
      </Box>
    </Section>
  );
}

/** More would be read in the sheet itself. */
const maxShown = 50;

/** What the import would make: each tower with its floors, area and simulations; what has faults is left out. */
function ImportPreview({ projects }: { projects: readonly PlannedProject[] }) {
  const { t } = useTranslation('importProjects');
  const { integer, plain } = useFormat();
  const foundationName = useFoundationName();
  const faultless = projects.filter(({ isFaulty }) => !isFaulty);
  if (faultless.length === 0) return null;
  const towers = faultless.flatMap(({ name, units }) => units.map((unit) => ({ project: name, ...unit })));
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
        {towers.slice(0, maxShown).map(({ project, name, floors, area, options }) => (
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
      {towers.length > maxShown && (
        <Muted sx={{ mt: 1 }}>
          {t('preview.shown', { n: integer(maxShown), total: integer(towers.length) })}
        </Muted>
      )}
    </Box>
  );
}
