import TableCell from '@mui/material/TableCell';
import { useTranslation } from 'react-i18next';
import { UnitHeader } from './DataTable.tsx';
import { useLossUnit } from '../useLosses.ts';
import { keyWith } from '../../i18n/keyWith.ts';

const heads = [
  { quantity: 'concrete', unit: 'm³ · t', perArea: 'm³ · t' },
  { quantity: 'steel', unit: 't', perArea: 't' },
  { quantity: 'co2', unit: 'tCO₂e', perArea: 'kgCO₂e/m²' },
  { quantity: 'energy', unit: 'GJ', perArea: 'MJ/m²' },
];

/** Header cells of concrete, steel, CO₂ and energy, each with its unit; the last two in all or per m². */
export function QuantityHeads({ perArea = false }: { perArea?: boolean }) {
  const { t } = useTranslation();
  const counted = useLossUnit();
  return heads.map((head) => (
    <TableCell key={head.quantity} align="right">
      <UnitHeader
        name={t(keyWith('common', 'quantity.', head.quantity))}
        unit={counted(perArea ? head.perArea : head.unit)}
      />
    </TableCell>
  ));
}
