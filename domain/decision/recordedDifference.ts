import { limitsOf } from '../comparison/limits.ts';
import type { Indicator } from '../comparison/lines.ts';
import { marginOf } from '../comparison/margin.ts';
import { isWithinPrecision } from '../comparison/precision.ts';
import type { PairDifference } from '../comparison/pair.ts';
import type { RecordedDifference, RecordedInterval } from './decisionRecord.ts';

/**
 * A difference as it is kept: figures in all and per m², verdicts, what each kind adds, the limits, and the margin held
 * against the precision of the coarser option; null where that is not known.
 */
export function recordedDifference(
  { total, perSquareMeter, judged }: PairDifference,
  isAcrossScopes: boolean,
  precision: number | null,
): Omit<RecordedDifference, 'item' | 'reference'> {
  const interval = (of: (difference: typeof total) => typeof total.anySuppliers): RecordedInterval => ({
    co2: of(total).co2,
    energy: of(total).energy,
    co2PerSquareMeter: perSquareMeter && of(perSquareMeter).co2,
    energyPerSquareMeter: perSquareMeter && of(perSquareMeter).energy,
    co2Verdict: of(judged).co2Verdict,
    energyVerdict: of(judged).energyVerdict,
  });
  const limits = (of: Indicator) => judged.kinds.flatMap((kind) => limitsOf(judged, kind, of));
  return {
    ...interval((difference) => difference),
    co2Certainty: judged.co2Certainty,
    energyCertainty: judged.energyCertainty,
    isAcrossScopes,
    anySuppliers: interval((difference) => difference.anySuppliers),
    sameCement: interval((difference) => difference.sameCement),
    kinds: total.kinds.map(({ kind, label, rows, co2, energy }) => ({ kind, label, rows, co2, energy })),
    co2Limits: limits('co2'),
    energyLimits: limits('energy'),
    co2Margin: marginOf(judged, 'co2'),
    energyMargin: marginOf(judged, 'energy'),
    co2WithinPrecision: precision === null ? null : isWithinPrecision(judged, 'co2', [precision]),
    energyWithinPrecision: precision === null ? null : isWithinPrecision(judged, 'energy', [precision]),
  };
}
