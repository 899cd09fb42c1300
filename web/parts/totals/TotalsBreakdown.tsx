import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';
import { NumberCell, UnitHeadCell } from '../../components/tables/DataTable.tsx';
import { useLossUnit } from '../../components/useLosses.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { intensitiesTogether } from './intensitiesTogether.ts';

/** Per m², and per dwelling where it is known. CO₂ kgCO₂e, energy MJ. */
type Part =
  | { readonly perSquareMeter?: Intensities | null; readonly perDwelling?: Intensities | null }
  | null
  | undefined;

type Props = { structure: Part; foundation: Part };

/**
 * Structure, foundation and both: per m², and in t and GJ per dwelling. Nothing per m² without a foundation, because the
 * figures of the structure are shown already; nothing per dwelling where their number is unknown.
 */
export function TotalsBreakdown({ structure, foundation }: Props) {
  const { t } = useTranslation();
  const { span, rangeInThousands } = useFormat();
  const counted = useLossUnit();
  const hasFoundation = Boolean(foundation?.perSquareMeter?.co2);
  const hasDwellings = Boolean(structure?.perDwelling?.co2 ?? foundation?.perDwelling?.co2);
  if (!hasFoundation && !hasDwellings) return null;
  const dwelling = t('apart.dwelling');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
      {hasFoundation && (
        <BreakdownTable
          structure={structure?.perSquareMeter}
          foundation={foundation?.perSquareMeter}
          label={t('apart.title')}
          units={{ co2: counted('kgCO₂e/m²'), energy: counted('MJ/m²') }}
          format={span}
        />
      )}
      {hasDwellings && (
        <BreakdownTable
          structure={structure?.perDwelling}
          foundation={foundation?.perDwelling}
          label={t('apart.perDwelling')}
          units={{ co2: counted(`tCO₂e/${dwelling}`), energy: counted(`GJ/${dwelling}`) }}
          format={rangeInThousands}
        />
      )}
    </Box>
  );
}

type BreakdownTableProps = {
  /** Per m², or per dwelling, of the same tower as the foundation's. */
  structure: Intensities | null | undefined;
  foundation: Intensities | null | undefined;
  label: string;
  units: { co2: string; energy: string };
  format: (range: Range) => string;
};

/** Structure, foundation and both; the structure alone where there is no foundation. */
function BreakdownTable({ structure, foundation, label, units, format }: BreakdownTableProps) {
  const { t } = useTranslation();
  const below = [
    ['foundation', foundation],
    ['together', intensitiesTogether(structure, foundation)],
  ] as const;
  const rows = [['structure', structure] as const, ...(foundation?.co2 ? below : [])];
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ width: 'auto', my: 1, '& td, & th': { py: 0.25, px: 1 }, '& th:first-of-type': { pl: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          <UnitHeadCell name={t('quantity.co2')} unit={units.co2} />
          <UnitHeadCell name={t('quantity.energy')} unit={units.energy} />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([part, intensity]) => (
          <TableRow key={part} sx={part === 'together' ? { '& td, & th': { fontWeight: 600 } } : {}}>
            <TableCell component="th" scope="row">
              {t(`apart.${part}`)}
            </TableCell>
            <NumberCell>{intensity?.co2 ? format(intensity.co2) : '-'}</NumberCell>
            <NumberCell>{intensity?.energy ? format(intensity.energy) : '-'}</NumberCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
