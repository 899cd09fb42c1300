import { limitsOf } from '../comparison/limits.ts';
import type { Indicator } from '../comparison/lines.ts';
import type { PairDifference } from '../comparison/pair.ts';
import type { RecordedDifference, RecordedInterval } from './decisionRecord.ts';

/** A difference as it is kept: figures in all and per m², verdicts, what each kind adds, and the limits. */
export function recordedDifference(
  { total, perSquareMeter, judged }: PairDifference,
  isAcrossScopes: boolean,
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
    kinds: total.kinds.map(({ kind, label, rows, co2, energy }) => ({ kind, label, rows, co2, energy })),
    co2Limits: limits('co2'),
    energyLimits: limits('energy'),
  };
}
