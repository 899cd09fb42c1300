import { middleOfRange } from '#domain/range.ts';
import { type BreakEven, breakEvensOf } from '#domain/comparison/breakEvens.ts';
import type { Said } from '#domain/comparison/said.ts';
import { limitSentences } from '#domain/comparison/sentence.ts';
import type { ComparedOption } from '../comparedOption.ts';
import { differenceBetween } from '../comparePairs.ts';

/** Those with structure by their CO₂ per m², the lowest middle first: the first is where a reader starts. */
export function byMiddle(options: readonly ComparedOption[]): ComparedOption[] {
  const middle = ({ co2, area }: ComparedOption) => (co2 === null ? Infinity : middleOfRange(co2) / area);
  return options.filter(({ co2 }) => co2 !== null).toSorted((a, b) => middle(a) - middle(b));
}

/** Whether the leader emits no more than any other, whoever both buy from. */
export const isDecided = (leader: ComparedOption, others: readonly ComparedOption[]): boolean =>
  others.every((option) => (turnOf(option, leader)?.of ?? 'amount') === 'amount');

/**
 * What would settle the leader against an option or turn it: the supplier whose factor does, or where the option emits
 * more whoever supplies, the least change of one of its amounts. Null where both are equal.
 */
export type Turn =
  { of: 'supplier'; said: Said[] } | { of: 'amount'; least: BreakEven | undefined } | { of: 'several' };

export function turnOf(option: ComparedOption, leader: ComparedOption): Turn | null {
  const difference = differenceBetween(option, leader, 'area');
  if (difference === null || difference.co2Verdict === 'EQUAL') return null;
  if (difference.co2Verdict === 'DEPENDS_ON_SUPPLIER') {
    const against = differenceBetween(leader, option, 'area');
    const said = against ? limitSentences(leader.name, against, 'co2') : [];
    return said.length > 0 ? { of: 'supplier', said } : { of: 'several' };
  }
  const [least] = breakEvensOf(difference, 'co2')
    .filter(({ zeroAt }) => zeroAt !== null && zeroAt !== 0)
    .toSorted((a, b) => Math.abs(a.zeroAt ?? 0) - Math.abs(b.zeroAt ?? 0));
  return { of: 'amount', least };
}
