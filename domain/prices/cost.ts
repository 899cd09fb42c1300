import { type Range, scaleRange, sumRanges } from '../range.ts';
import type { PriceAmount } from './priceAmount.ts';
import type { PriceRow, PriceSet } from './priceSet.ts';

/** A price a project was quoted, R$ per unit of the key; `date` YYYY-MM-DD. */
export type OwnPrice = Range & { key: string; source: string; date: string };

/** Where prices come from: a set, overridden by the project's quotations. */
export type Prices = { set: PriceSet; own: readonly OwnPrice[] };

/** The price of an amount: the project's own, else the row of the set. */
type FoundPrice = Range & ({ own: OwnPrice; row: PriceRow | null } | { own: null; row: PriceRow });

const strengthOf = (key: string) => Number(key.slice(key.lastIndexOf(':') + 1));
const familyOf = (key: string) => key.slice(0, key.lastIndexOf(':') + 1);

/** The set's row of a key: its own, or of the nearest class above, which can be bought. */
export function setRow({ rows }: PriceSet, key: string): PriceRow | undefined {
  const exact = rows.get(key);
  const strength = strengthOf(key);
  if (exact !== undefined || Number.isNaN(strength) || !takesClassAbove(key)) return exact;
  const family = familyOf(key);
  let nearest: PriceRow | undefined;
  for (const row of rows.values()) {
    if (familyOf(row.key) !== family || strengthOf(row.key) < strength) continue;
    if (nearest === undefined || strengthOf(row.key) < strengthOf(nearest.key)) nearest = row;
  }
  return nearest;
}

/** Steel has no substitute: another class is another steel. */
const takesClassAbove = (key: string) => /^(concrete|grout|block|raft):/.test(key);

function priceOf(key: string, { set, own }: Prices): FoundPrice | undefined {
  const row = setRow(set, key);
  const quoted =
    own.find((price) => price.key === key) ??
    (row === undefined ? undefined : own.find((price) => price.key === row.key));
  if (quoted !== undefined) return { min: quoted.min, max: quoted.max, own: quoted, row: row ?? null };
  return row === undefined ? undefined : { min: row.min, max: row.max, own: null, row };
}

/** An amount with its price and cost, R$; null where unknown. */
export type CostLine = PriceAmount & { price: FoundPrice | null; cost: Range | null };

/**
 * The cost of some amounts, R$. `total` is null while a price or an amount is missing, or where there is nothing to pay
 * for; `missingPrices` and `missingAmounts` are the missing keys.
 */
export type Cost = {
  total: Range | null;
  lines: CostLine[];
  missingPrices: string[];
  missingAmounts: string[];
};

export function costOf(amounts: readonly PriceAmount[], prices: Prices): Cost {
  const lines = amounts
    .filter(({ amount }) => amount !== 0)
    .map((each): CostLine => {
      const price = priceOf(each.key, prices) ?? null;
      const cost = price === null || each.amount === null ? null : scaleRange(price, each.amount);
      return { ...each, price, cost };
    });
  const costs = lines.flatMap(({ cost }) => cost ?? []);
  const keysOf = (missing: readonly CostLine[]) => [...new Set(missing.map(({ key }) => key))];
  return {
    total: lines.length > 0 && costs.length === lines.length ? sumRanges(costs) : null,
    lines,
    missingPrices: keysOf(lines.filter(({ price }) => price === null)),
    missingAmounts: keysOf(lines.filter(({ amount }) => amount === null)),
  };
}
