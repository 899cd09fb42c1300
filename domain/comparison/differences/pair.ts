import { areasDiffer } from '../checks/checks.ts';
import { type Difference, type DifferenceInterval, differenceOf } from './difference.ts';
import { type Range, scaleLines } from '../../range.ts';
import type { ComparisonSide } from '../sides/side.ts';

/** Item − reference: in total, per m² of floor area, and the one of the two that the verdict uses. */
export type PairDifference = { total: Difference; perSquareMeter: Difference | null; judged: Difference };

type Measured = Pick<ComparisonSide, 'lines' | 'area'>;

/** Compares an item with the reference; null where one of them has no structure. */
export function comparePair(
  item: Measured,
  reference: Measured,
  perArea = areasDiffer([item, reference]),
): PairDifference | null {
  if (!hasStructure(item) || !hasStructure(reference)) return null;
  const total = differenceOf(item.lines, reference.lines);
  const hasAreas = item.area > 0 && reference.area > 0;
  const perSquareMeter = hasAreas
    ? differenceOf(scaleLines(item.lines, 1 / item.area), scaleLines(reference.lines, 1 / reference.area))
    : null;
  return {
    total,
    perSquareMeter,
    judged: perSquareMeter !== null && perArea ? perSquareMeter : total,
  };
}

/** Whether there is anything to compare. */
export const hasStructure = ({ lines }: Pick<Measured, 'lines'>) => lines.some(({ amount }) => amount !== 0);

/** Figures of a difference: in total, and per m² where both have an area; `judged` is the one verdicts use. */
export type PairInterval<PerArea = Range | null> = DifferenceInterval & {
  co2PerSquareMeter: PerArea;
  energyPerSquareMeter: PerArea;
};

type PairFigures<PerArea> = PairInterval<PerArea> &
  Pick<Difference, 'co2Certainty' | 'energyCertainty'> &
  Record<'anySuppliers' | 'sameCement', PairInterval<PerArea>>;

/** The figures of a pair under each assumption, for the graph and for records. */
export function pairFigures(pair: PairDifference & { perSquareMeter: Difference }): PairFigures<Range>;
export function pairFigures(pair: PairDifference): PairFigures<Range | null>;
export function pairFigures({ total, perSquareMeter, judged }: PairDifference): PairFigures<Range | null> {
  const interval = (under: (difference: Difference) => DifferenceInterval): PairInterval => ({
    co2: under(total).co2,
    energy: under(total).energy,
    co2PerSquareMeter: perSquareMeter && under(perSquareMeter).co2,
    energyPerSquareMeter: perSquareMeter && under(perSquareMeter).energy,
    co2Verdict: under(judged).co2Verdict,
    energyVerdict: under(judged).energyVerdict,
  });
  return {
    ...interval((difference) => difference),
    co2Certainty: judged.co2Certainty,
    energyCertainty: judged.energyCertainty,
    anySuppliers: interval(({ anySuppliers }) => anySuppliers),
    sameCement: interval(({ sameCement }) => sameCement),
  };
}
