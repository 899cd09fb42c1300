import type { Certainty, Verdict } from '../comparison/verdict.ts';

/**
 * The verdict a record settled under the first assumption it needed, `certainty`: one cement may settle what suppliers
 * leave open.
 *
 * @param same the verdict with the same suppliers.
 * @param cement that with the same cement too; records of before it was kept have none.
 */
export function recordedVerdict(certainty: Certainty, same: Verdict, cement: Verdict | undefined): Verdict {
  if (certainty === 'NONE') return 'DEPENDS_ON_SUPPLIER';
  return certainty === 'SAME_CEMENT' ? (cement ?? same) : same;
}
