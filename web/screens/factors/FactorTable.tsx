import type { Range } from '#domain/range.ts';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, DataTable } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Factor = {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly provenance: string;
  readonly co2: Range;
  readonly energy: Range;
};

const unitOf = (unit: string) => (unit === 'm3' ? 'm³' : unit);

/** The rows of a factor set with both ends as published. */
export function FactorTable({ id, factors }: { id: string; factors: readonly Factor[] }) {
  const { t } = useTranslation('factors');
  const { exact } = useFormat();
  const label = t('table', { id });
  return (
    <DataTable
      label={label}
      aria-label={label}
      heads={[
        t('column.material'),
        t('column.unit'),
        { name: t('quantity.co2'), unit: 'kgCO₂e' },
        { name: t('quantity.energy'), unit: 'MJ' },
        t('column.status'),
      ]}
    >
      {factors.map(({ key, label: name, unit, provenance, co2, energy }) => (
        <TableRow key={key}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell>{unitOf(unit)}</TableCell>
          <NumberCell>
            {exact(co2.min)} – {exact(co2.max)}
          </NumberCell>
          <NumberCell>
            {exact(energy.min)} – {exact(energy.max)}
          </NumberCell>
          <TableCell>{t(keyWith('factors', 'status.', provenance.toLowerCase()))}</TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
