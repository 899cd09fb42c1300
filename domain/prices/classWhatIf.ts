import { differenceOf } from '../comparison/differences/difference.ts';
import type { ComparedLine } from '../comparison/sides/lines.ts';
import { type FactorOverrides, withDeclared } from '../comparison/sides/suppliers.ts';
import type { Verdict } from '../comparison/differences/verdict.ts';
import { factorOfKey } from '../factors/factorOfKey.ts';
import { factorSetById } from '../factors/factorSets.ts';
import { materialKeys } from '../materials/materialKeys.ts';
import { type Range, scaleRange, sumRanges } from '../range.ts';
import { costOf, type Prices } from './cost.ts';
import { costDifference } from './costDifference.ts';
import type { PriceAmount } from './priceAmount.ts';

/** Replaces concrete of class `from` in one element by class `to`, MPa, and changes its volume by `volume` per cent. */
export type ClassChange = { element: string; from: number; to: number; volume: number };

/**
 * The effect of a change: a m³ before and after, the total added, and the change of volume, in per cent, at which
 * nothing is added. Up to the lower end of `breakEven` it adds nothing in any case; from the upper end on it saves
 * nothing.
 */
type Effect = { before: Range; after: Range; difference: Range; verdict: Verdict; breakEven: Range };

/** CO₂ in kgCO₂e with the same supplier; R$ null while a price of `missingPrices` is missing or the volume has none. */
export type ClassWhatIf = { co2: Effect; cost: Effect | null; missingPrices: string[] };

const classOf = (key: string) => Number(key.slice(key.lastIndexOf(':') + 1));
const isConcrete = ({ key }: { key: string }) => key.startsWith('concrete:');

/** The concretes of a side by element and class, each once, whose factor set is known. */
export function concreteClassesOf(lines: readonly ComparedLine[]): Pick<ClassChange, 'element' | 'from'>[] {
  const found = lines
    .filter((line) => isConcrete(line) && line.amount > 0 && factorSetById(line.factorSet) !== undefined)
    .map(({ element, key }) => ({ element, from: classOf(key) }));
  return [...new Map(found.map((each) => [`${each.element}|${each.from}`, each])).values()];
}

/**
 * What another class of concrete would change in CO₂ and cost; all else stays. Null where there is no such concrete.
 * `overrides` are the declared factors that `lines` use.
 */
export function classWhatIf(
  lines: readonly ComparedLine[],
  amounts: readonly PriceAmount[],
  change: ClassChange,
  prices: Prices,
  overrides: FactorOverrides = new Map(),
): ClassWhatIf | null {
  const isMeant = (row: { element: string; key: string }) =>
    row.element === change.element && isConcrete(row) && classOf(row.key) === change.from;
  const before = lines.filter((line) => isMeant(line) && line.amount > 0);
  const after = before.flatMap((line) => inClass(line, change, overrides) ?? []);
  if (before.length === 0 || after.length < before.length) return null;
  const { co2: difference, co2Verdict: verdict } = differenceOf(after, before);
  const perUnit = (list: readonly ComparedLine[]) =>
    scaleRange(sumRanges(list.map(({ co2 }) => co2)), 1 / list.reduce((sum, { amount }) => sum + amount, 0));
  const figures = { before: perUnit(before), after: perUnit(after) };
  return {
    co2: { ...figures, difference, verdict, breakEven: breakEven(figures, true) },
    ...costEffect(amounts.filter(isMeant), change, prices),
  };
}

const more = ({ volume }: ClassChange) => 1 + volume / 100;

function inClass(line: ComparedLine, change: ClassChange, overrides: FactorOverrides): ComparedLine | null {
  const key = materialKeys.concrete(change.to);
  const set = factorSetById(line.factorSet);
  const factor = set && factorOfKey(set, key);
  if (factor === undefined) return null;
  const amount = line.amount * more(change);
  const [co2, energy] = [scaleRange(factor.co2, amount), scaleRange(factor.energy, amount)];
  const { isInferred: _, ...rest } = line;
  return withDeclared(
    { ...rest, key, label: `C${change.to}`, amount, co2, energy, isDeclared: false },
    overrides,
  );
}

function costEffect(
  amounts: readonly PriceAmount[],
  change: ClassChange,
  prices: Prices,
): Pick<ClassWhatIf, 'cost' | 'missingPrices'> {
  const changed = amounts.map(({ key, amount, ...row }): PriceAmount => ({
    ...row,
    key: `${key.slice(0, key.lastIndexOf(':'))}:${change.to}`,
    amount: amount === null ? null : amount * more(change),
  }));
  const [before, after] = [costOf(amounts, prices), costOf(changed, prices)];
  const missingPrices = [...before.missingPrices, ...after.missingPrices];
  const sum = costDifference(after, before);
  const [one, other] = [before.lines[0]?.price, after.lines[0]?.price];
  if (sum === null || one == null || other == null) return { cost: null, missingPrices };
  const together = one.own?.key === other.own?.key;
  const figures = { before: one, after: other };
  const { cost: difference, verdict } = sum;
  return {
    cost: { ...figures, difference, verdict, breakEven: breakEven(figures, together) },
    missingPrices,
  };
}

/** In per cent; `together`: both are at the same point of their ranges, so that their ends pair. */
function breakEven({ before, after }: Record<'before' | 'after', Range>, together: boolean): Range {
  const at = (one: number, other: number) => (one / other - 1) * 100;
  const ends = together
    ? [at(before.min, after.min), at(before.max, after.max)]
    : [at(before.min, after.max), at(before.max, after.min)];
  return { min: Math.min(...ends), max: Math.max(...ends) };
}
