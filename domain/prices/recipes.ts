import type { PriceRecipe, PriceRow, PriceTerm } from './priceSet.ts';
import { recipePrice } from './priceSet.ts';
import { type CompositionCode, compositions2026_09 } from './sinapi/sinapi2026_09Compositions.ts';
import { type InputCode, inputs2026_09 } from './sinapi/sinapi2026_09Inputs.ts';

/** An amount of a composition. */
export const composition = (code: CompositionCode, coefficient = 1): PriceTerm => ({
  code: String(code),
  kind: 'C',
  coefficient,
  price: compositions2026_09[code],
});

/** An amount of an input. */
export const input = (code: InputCode, coefficient = 1): PriceTerm => ({
  code: String(code),
  kind: 'I',
  coefficient,
  price: inputs2026_09[code],
});

/** A published composition of `base` strength with the concrete of another: the difference of both inputs is added. */
export const withClass = (
  code: CompositionCode,
  base: InputCode,
  of: InputCode,
  coefficient: number,
): PriceRecipe =>
  of === base ? [composition(code)] : [composition(code), input(of, coefficient), input(base, -coefficient)];

const isRead = (recipe: PriceRecipe) => recipe.length === 1 && recipe[0]?.coefficient === 1;

/** A row from its recipes: their lowest and highest; `read` where each is a published price as it stands. */
export function rowOf(
  key: string,
  unit: PriceRow['unit'],
  scope: PriceRow['scope'],
  spread: PriceRow['spread'],
  recipes: readonly PriceRecipe[],
): PriceRow {
  const prices = recipes.map(recipePrice);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const status = recipes.every(isRead) ? 'read' : 'derived';
  return { key, unit, min, max, status, scope, spread: min === max ? null : spread, recipes };
}

/** A row whose recipes are compositions as published. */
export const compositionsRow = (
  key: string,
  unit: PriceRow['unit'],
  scope: PriceRow['scope'],
  spread: PriceRow['spread'],
  codes: readonly CompositionCode[],
): PriceRow =>
  rowOf(
    key,
    unit,
    scope,
    spread,
    codes.map((code) => [composition(code)]),
  );
