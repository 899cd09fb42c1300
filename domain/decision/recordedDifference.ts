import { limitsOf } from '../comparison/answer/limits.ts';
import type { Indicator } from '../comparison/sides/lines.ts';
import { marginOf } from '../comparison/answer/margin.ts';
import { isWithinPrecision } from '../comparison/answer/precision.ts';
import { type PairDifference, pairFigures } from '../comparison/differences/pair.ts';
import type { RecordedDifference } from './decisionRecord.ts';

/**
 * A difference for a record: figures in total and per m², verdicts, what each kind adds, the limits, and the margin
 * compared with the coarser option's precision; null where unknown.
 */
export function recordedDifference(
  pair: PairDifference,
  isAcrossScopes: boolean,
  precision: number | null,
): Omit<RecordedDifference, 'item' | 'reference'> {
  const { total, judged } = pair;
  const limits = (of: Indicator) => judged.kinds.flatMap((kind) => limitsOf(judged, kind, of));
  return {
    ...pairFigures(pair),
    isAcrossScopes,
    kinds: total.kinds.map(({ kind, label, rows, co2, energy }) => ({ kind, label, rows, co2, energy })),
    co2Limits: limits('co2'),
    energyLimits: limits('energy'),
    co2Margin: marginOf(judged, 'co2'),
    energyMargin: marginOf(judged, 'energy'),
    co2WithinPrecision: precision === null ? null : isWithinPrecision(judged, 'co2', [precision]),
    energyWithinPrecision: precision === null ? null : isWithinPrecision(judged, 'energy', [precision]),
  };
}
