import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../../components/DataTable.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { hasStructure } from '#domain/comparison/pair.ts';
import type { ComparedOption } from '../comparedOption.ts';
import { differenceBetween } from '../comparePairs.ts';
import type { Measure } from '../measure.ts';
import { useMeasure } from '../useMeasure.ts';

type Props = { options: ComparedOption[]; measure: Measure };

/** CO₂ of every option against every other: verdict, range with the same suppliers, and how far the verdict holds. */
export function PairMatrix({ options, measure }: Props) {
  const { t } = useTranslation('compare');
  const { units } = useMeasure(measure);
  return (
    <Box component="section" aria-label={t('matrix.label')} sx={{ mb: 3 }}>
      <Typography variant="h4" component="h2">
        {t('matrix.title', { unit: units.co2 })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        <Term name="certainty">{t('matrix.text')}</Term>
      </Typography>
      <TableFrame label={t('matrix.label')}>
        <Table size="small" aria-label={t('matrix.label')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('matrix.corner')}</TableCell>
              {options.map(({ id, name }) => (
                <TableCell key={id}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {options.map((item) => (
              <TableRow key={item.id}>
                <TableCell component="th" scope="row">
                  {item.name}
                </TableCell>
                {options.map((reference) => (
                  <TableCell key={reference.id}>
                    {item === reference ? (
                      '-'
                    ) : (
                      <MatrixCell item={item} reference={reference} measure={measure} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Box>
  );
}

function MatrixCell({
  item,
  reference,
  measure,
}: Record<'item' | 'reference', ComparedOption> & { measure: Measure }) {
  const { t } = useTranslation('compare');
  const { span } = useMeasure(measure);
  const difference = differenceBetween(item, reference, measure);
  if (difference === null)
    return hasStructure(item.side) && hasStructure(reference.side) ? '-' : t('unbuilt');
  return (
    <>
      <strong>{t(`matrix.${difference.co2Verdict}`)}</strong>
      <Box component="span" className="numeric" sx={{ display: 'block' }}>
        {span(difference.co2)}
      </Box>
      {difference.co2Certainty !== 'NONE' && (
        <Typography variant="caption" color="textSecondary" component="span">
          {t(`verdict.assumption.${difference.co2Certainty}`)}
        </Typography>
      )}
    </>
  );
}
