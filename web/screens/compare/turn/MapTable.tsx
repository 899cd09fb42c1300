import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { verdictBetween } from '#domain/comparison/declaredStanding.ts';
import { middleOfRange, type Range } from '#domain/range.ts';
import { TableFrame } from '../../../components/DataTable.tsx';
import type { MapProps } from './MapPicture.tsx';
import type { MapAxis } from './useAxis.ts';

/** A row or column: a quarter of the axis, or a known supplier. */
type Step = { name: string; value: string; t: Range };

const quarters = [0, 0.25, 0.5, 0.75, 1];
const middle = ({ t }: { t: Range }) => middleOfRange(t);

const stepsOf = (axis: MapAxis): Step[] =>
  [
    ...quarters.map((t) => ({ name: '', value: axis.at(t), t: { min: t, max: t } })),
    ...axis.marks.map((mark) => ({ name: mark.name, value: mark.value, t: mark.t })),
  ].toSorted((a, b) => middle(a) - middle(b));

/** What the supplier map shows at every quarter of both axes and where suppliers are known, for those who can't see it. */
export function MapTable({ map, across, up, names }: MapProps) {
  const { t } = useTranslation('compare');
  const label = t('map.table', names);
  const columns = stepsOf(across);
  return (
    <TableFrame label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ minWidth: 140, whiteSpace: 'normal' }}>
              {up.name} ↓ · {across.name} →
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column.name + column.value} align="right">
                <StepName {...column} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {stepsOf(up)
            .toReversed()
            .map((row) => (
              <TableRow key={row.name + row.value}>
                <TableCell component="th" scope="row">
                  <StepName {...row} />
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column.name + column.value} align="right">
                    {t(`matrix.${verdictBetween(map, column.t, row.t)}`)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const StepName = ({ name, value }: Step) =>
  name === '' ? (
    value
  ) : (
    <>
      <strong>{value}</strong>
      <Box
        component="span"
        sx={{ display: 'block', typography: 'caption', whiteSpace: 'normal', minWidth: 72 }}
      >
        {name}
      </Box>
    </>
  );
