import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../../components/DataTable.tsx';
import type { MapProps } from './MapPicture.tsx';

const steps = [0, 0.25, 0.5, 0.75, 1];

/** What the supplier map shows at every quarter of both axes, for those who can't see it. */
export function MapTable({ map, across, up, names }: MapProps) {
  const { t } = useTranslation('compare');
  const label = t('map.table', names);
  return (
    <TableFrame label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ maxWidth: 160 }}>
              {up.name} ↓ · {across.name} →
            </TableCell>
            {steps.map((x) => (
              <TableCell key={x} align="right">
                {across.at(x)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.toReversed().map((y) => (
            <TableRow key={y}>
              <TableCell component="th" scope="row">
                {up.at(y)}
              </TableCell>
              {steps.map((x) => (
                <TableCell key={x} align="right">
                  {t(`matrix.${map.verdictAt({ x, y })}`)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
