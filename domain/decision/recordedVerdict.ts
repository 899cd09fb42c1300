import type { Indicator } from '../comparison/lines.ts';
import type { Certainty, Verdict } from '../comparison/verdict.ts';

type Verdicts = Readonly<Record<`${Indicator}Verdict`, string>>;

/** The verdicts of a recorded difference, as the record or the graph has them. */
type RecordedVerdicts = Verdicts &
  Readonly<Record<`${Indicator}Certainty`, string>> & { readonly sameCement?: Verdicts | null | undefined };

/** The verdict a record settled, and the first assumption it needed: one cement may settle what suppliers leave open. */
export function recordedVerdict(
  difference: RecordedVerdicts,
  of: Indicator,
): { verdict: Verdict; certainty: Certainty } {
  const certainty = difference[`${of}Certainty`] as Certainty;
  const same = difference[`${of}Verdict`] as Verdict;
  if (certainty === 'NONE') return { certainty, verdict: 'DEPENDS_ON_SUPPLIER' };
  const cement = difference.sameCement?.[`${of}Verdict`] as Verdict | undefined;
  return { certainty, verdict: certainty === 'SAME_CEMENT' ? (cement ?? same) : same };
}
