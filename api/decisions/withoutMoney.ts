import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';

/** A record as it is told to who is not shown the project's quotations: without prices and costs. */
export function withoutMoney(record: DecisionRecord): DecisionRecord {
  const { prices: _, chosenCosts: __, items, ...comparison } = record.comparison;
  return {
    ...record,
    comparison: { ...comparison, items: items.map(({ cost: ___, ...item }) => item) },
  };
}
