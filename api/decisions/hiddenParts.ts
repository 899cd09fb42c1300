import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';

const parts = ['money', 'registration'] as const;

/** What of a decision a reader is not told: prices and costs, and the author's registration. */
export type HiddenParts = { [Part in (typeof parts)[number]]?: 'hidden' | undefined };

/** The names of what is hidden, in one order. */
export const hiddenNames = (hidden: HiddenParts) => parts.filter((part) => hidden[part] !== undefined);

/** A record without what its reader is not told. */
export function withoutHidden(record: DecisionRecord, { money, registration }: HiddenParts): DecisionRecord {
  const { author, comparison } = record;
  return {
    ...record,
    author: registration === undefined ? author : { name: author.name },
    comparison: money === undefined ? comparison : withoutMoney(comparison),
  };
}

function withoutMoney(comparison: DecisionRecord['comparison']) {
  const { prices: _, chosenCosts: __, items, ...rest } = comparison;
  return { ...rest, items: items.map(({ cost: ___, ...item }) => item) };
}
