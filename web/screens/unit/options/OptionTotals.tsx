import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionTotals_option$key } from '#relay/OptionTotals_option.graphql.ts';
import { useLossUnit } from '../../../components/useLosses.ts';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useDwellingNote } from '../../../parts/totals/useDwellingNote.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** CO₂ per m² as a bar, concrete in m³ with its mass and steel beside it. */
export function OptionTotals({ option, largest }: { option: OptionTotals_option$key; largest: number }) {
  const { t } = useTranslation('unit');
  const { thousands, number, concrete: concreteOf } = useFormat();
  const dwellingNote = useDwellingNote();
  const counted = useLossUnit();
  const { id, quantities, foundation } = useFragment(
    graphql`
      fragment OptionTotals_option on Option {
        id
        quantities(withLosses: $withLosses) {
          concrete
          grout
          steel
          flags
          perSquareMeter {
            co2 {
              min
              max
            }
          }
          ...totalsPart_quantities
        }
        foundation {
          quantities(withLosses: $withLosses) {
            ...totalsPart_quantities
          }
        }
      }
    `,
    option,
  );
  const co2 = quantities?.perSquareMeter?.co2;
  if (!co2) return null;
  const concrete = concreteOf(quantities);
  const { steel } = quantities;
  const structure = readTotalsPart(quantities);
  const below = readTotalsPart(foundation?.quantities);
  const perDwelling = dwellingNote(structure, below);
  const amounts = [
    {
      name: counted(t('quantity.concrete')),
      text: concrete?.volume ?? '-',
      beside: concrete && concrete.mass,
      exact: concrete?.exact,
    },
    {
      name: counted(t('quantity.steel')),
      text: steel ? `${thousands(steel)} t` : '-',
      beside: null,
      exact: steel && `${number(steel)} kg`,
    },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '2 1 260px' }}>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.75 }}>
          <Term name="range">{counted(t('options.intensity'))}</Term>
        </Typography>
        <RangeBar range={co2} domain={{ min: 0, max: largest }} unit={counted('kgCO₂e/m²')} />
        <CostNote id={id} structure={structure} foundation={below} />
      </Box>
      {amounts.map(({ name, text, beside, exact }) => (
        <Box key={name} sx={{ flex: '0 0 100px' }}>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.25 }}>
            {name}
          </Typography>
          <Tooltip title={exact ?? ''} describeChild>
            <Typography>{text}</Typography>
          </Tooltip>
          {beside !== null && (
            <Typography variant="caption" color="textSecondary">
              {beside}
            </Typography>
          )}
        </Box>
      ))}
      {perDwelling !== null && (
        <Typography variant="body2" sx={{ flexBasis: '100%' }}>
          {perDwelling}
        </Typography>
      )}
      {quantities.flags.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {quantities.flags.map((flag) => t(`flag.${flag}`)).join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
