import type { Statement } from '../comparison/wording/statement.ts';
import { isExpired } from '../factors/declaration.ts';

type Declared = { label: string; supplier: string; validUntil: string | null };

/**
 * Reasons that no longer hold: declarations made after a decision that ended by `day` (YYYY-MM-DD), or were withdrawn.
 * The record never knew them, so its own standing cannot show it.
 * @param before the reasons when the decision was last computed. @param now today's reasons.
 */
export function reasonsNoLongerValid(
  before: readonly Statement[],
  now: readonly Statement[],
  declarations: readonly Declared[],
  day: string,
): Statement[] {
  const isOf = (a: Statement['params'], b: Record<'label' | 'supplier', unknown>) =>
    a['label'] === b.label && a['supplier'] === b.supplier;
  return before
    .filter(({ key }) => key === 'decision.today.declared')
    .filter(({ params: { label, supplier } }) => !now.some(({ params }) => isOf(params, { label, supplier })))
    .map(({ params }) => {
      const isOver = declarations.some((each) => isOf(params, each) && isExpired(each, day));
      return { key: isOver ? 'decision.today.ended' : 'decision.today.withdrawn', params };
    });
}
