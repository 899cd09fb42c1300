import TableCell from '@mui/material/TableCell';
import { useTranslation } from 'react-i18next';
import { UnitHeader } from './DataTable.tsx';
import { useLossUnit } from '../useLosses.ts';
import { keyWith } from '../../i18n/keyWith.ts';

const heads = [
  { quantity: 'concrete', unit: 'm³ · t', perSquareMeter: 'm³ · t' },
  { quantity: 'steel', unit: 't', perSquareMeter: 't' },
  { quantity: 'co2', unit: 'tCO₂e', perSquareMeter: 'kgCO₂e/m²' },
  { quantity: 'energy', unit: 'GJ', perSquareMeter: 'MJ/m²' },
];

/** Header cells of concrete, steel, CO₂ and energy, each with its unit; the last two in all or per m². */
export function QuantityHeads({ perSquareMeter = false }: { perSquareMeter?: boolean }) {
  const { t } = useTranslation();
  const counted = useLossUnit();
  return heads.map((head) => (
    <TableCell key={head.quantity} align="right">
      <UnitHeader
        name={t(keyWith('common', 'quantity.', head.quantity))}
        unit={counted(perSquareMeter ? head.perSquareMeter : head.unit)}
      />
    </TableCell>
  ));
}
