import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';

const parts = ['money', 'registration'] as const;

/** Parts of a decision hidden from a reader: prices and costs, and the author's registration. */
export type HiddenParts = { [Part in (typeof parts)[number]]?: 'hidden' | undefined };

/** The names of the hidden parts, in a fixed order. */
export const hiddenNames = (hidden: HiddenParts) => parts.filter((part) => hidden[part] !== undefined);

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
