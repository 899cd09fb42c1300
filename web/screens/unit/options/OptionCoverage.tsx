import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  OptionCoverage_option$data,
  OptionCoverage_option$key,
} from '#relay/OptionCoverage_option.graphql.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { TechnologyChip } from '../../../components/figures/TechnologyChip.tsx';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useDwellingNote } from '../../../parts/totals/useDwellingNote.ts';
import { useUncoveredNote } from '../../../parts/totals/useUncoveredNote.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { UnreadableNote } from './UnreadableNote.tsx';

/**
 * How a simulation is built, whether its sheet is unfinished, its totals, and the floors that no module or several of
 * them cover. Mutations of its modules return this too, so that a new or deleted row updates the totals.
 */
export function OptionCoverage({ option, largest }: { option: OptionCoverage_option$key; largest: number }) {
  const { t } = useTranslation('unit');
  const { integer } = useFormat();
  const data = useFragment(
    graphql`
      fragment OptionCoverage_option on Option @throwOnFieldError {
        id
        isUnfinished
        coverage {
          totalFloors
          coveredFloors
          sharedFloors {
            id
          }
        }
        modules(first: 50) {
          edges {
            node @catch(to: NULL) {
              technology
              slabSystem
            }
          }
        }
        quantities(withLosses: $withLosses) @catch(to: NULL) {
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
        foundation @catch(to: NULL) {
          quantities(withLosses: $withLosses) {
            ...totalsPart_quantities
          }
        }
        ...UnreadableNote_option
      }
    `,
    option,
  );
  const { totalFloors, coveredFloors, sharedFloors } = data.coverage;
  const gap = useUncoveredNote()(totalFloors - coveredFloors, totalFloors);
  const systems = new Map(
    nodesOf(data.modules).map((module) => [`${module.technology} ${module.slabSystem ?? ''}`, module]),
  );
  return (
    <>
      {systems.size > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {Array.from(systems, ([key, system]) => (
            <TechnologyChip key={key} {...system} />
          ))}
        </Box>
      )}
      {data.isUnfinished && (
        <Typography variant="body2" color="warning">
          {[t('options.unfinishedText'), systems.size > 0 && t('options.unfinishedModules')]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      )}
      <OptionTotals {...data} largest={largest} />
      <UnreadableNote option={data} />
      {coveredFloors > 0 && gap && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {gap}
        </Typography>
      )}
      {sharedFloors.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {t('options.shared', { count: sharedFloors.length, n: integer(sharedFloors.length) })}
        </Typography>
      )}
    </>
  );
}

type Totals = Pick<OptionCoverage_option$data, 'id' | 'quantities' | 'foundation'> & { largest: number };

/** CO₂ per m² as a bar, concrete in m³ with its mass and steel beside it. */
function OptionTotals({ id, quantities, foundation, largest }: Totals) {
  const { t } = useTranslation('unit');
  const { thousands, number, concrete: concreteOf } = useFormat();
  const dwellingNote = useDwellingNote();
  const withLossNote = useLossUnit();
  const co2 = quantities?.perSquareMeter?.co2;
  if (!co2) return null;
  const concrete = concreteOf(quantities);
  const { steel } = quantities;
  const structure = readTotalsPart(quantities);
  const foundationTotals = readTotalsPart(foundation?.quantities);
  const perDwelling = dwellingNote(structure, foundationTotals);
  const amounts = [
    {
      name: withLossNote(t('quantity.concrete')),
      text: concrete?.volume ?? '-',
      beside: concrete && concrete.mass,
      exact: concrete?.exact,
    },
    {
      name: withLossNote(t('quantity.steel')),
      text: steel ? `${thousands(steel)} t` : '-',
      beside: null,
      exact: steel && `${number(steel)} kg`,
    },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '2 1 260px' }}>
        <SmallPrint sx={{ mb: 0.75 }}>
          <Term name="range">{withLossNote(t('options.intensity'))}</Term>
        </SmallPrint>
        <RangeBar range={co2} domain={{ min: 0, max: largest }} unit={withLossNote('kgCO₂e/m²')} />
        <CostNote id={id} structure={structure} foundation={foundationTotals} />
      </Box>
      {amounts.map(({ name, text, beside, exact }) => (
        <Box key={name} sx={{ flex: '0 0 100px' }}>
          <SmallPrint sx={{ mb: 0.25 }}>{name}</SmallPrint>
          <Tooltip title={exact ?? ''} describeChild>
            <Typography>{text}</Typography>
          </Tooltip>
          {beside !== null && <SmallPrint component="span">{beside}</SmallPrint>}
        </Box>
      ))}
      {perDwelling !== null && (
        <Typography variant="body2" sx={{ flexBasis: '100%' }}>
          {perDwelling}
        </Typography>
      )}
      {quantities.flags.length > 0 && (
        <SmallPrint component="span" sx={{ flexBasis: '100%' }}>
          {quantities.flags.map((flag) => t(`flag.${flag}`)).join(' · ')}
        </SmallPrint>
      )}
    </Box>
  );
}
