import type { MaterialUnit } from '../materials/materials.ts';

/** An amount to pay for, by price key; `amount` is null where it was not entered. */
export type PriceAmount = { element: string; key: string; unit: MaterialUnit; amount: number | null };

/** Adds up amounts of one key in one element; an unknown one makes the sum unknown. */
export function mergePriceAmounts(list: readonly PriceAmount[]): PriceAmount[] {
  const merged = new Map<string, PriceAmount>();
  for (const next of list) {
    const id = `${next.element}|${next.key}`;
    const before = merged.get(id);
    merged.set(id, before === undefined ? next : { ...before, amount: sum(before.amount, next.amount) });
  }
  return [...merged.values()];
}

export const scalePriceAmounts = (list: readonly PriceAmount[], by: number): PriceAmount[] =>
  list.map((each) => ({ ...each, amount: each.amount === null ? null : each.amount * by }));

const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
