import { factorSets, serviceFactorSets } from '#domain/factors/factorSets.ts';
import type { Factor } from '#domain/factors/factorSet.ts';
import type { PriceRecipe } from '#domain/prices/priceSet.ts';
import { priceSets } from '#domain/prices/priceSets.ts';
import type { Range } from '#domain/range.ts';
import { expect, test } from 'vitest';

const codesOf = (recipe: PriceRecipe) =>
  recipe.map(({ code, coefficient, price }) => `${coefficient}×${code} at ${price}`).join('+');

const ends = ({ min, max }: Range) => `${Number(min.toPrecision(12))} to ${Number(max.toPrecision(12))}`;

/*
 * The sets as the rules make them, a line a row. A rule that makes other rows of the same source shows as a changed line,
 * to be read like code; `npx vitest run tests/domain/writtenSets.test.ts -u` writes them anew.
 */
test.each([...factorSets, ...serviceFactorSets])('the factors of $id', async (set) => {
  const line = (name: string, { co2, energy, status }: Factor) =>
    `${name}: ${ends(co2)} kgCO₂e, ${ends(energy)} MJ, ${status}`;
  const lines = [
    ...set.concrete.map((row) => line(`concrete ${row.strength}`, row)),
    ...set.steel.map((row) => line(`steel ${row.ca}`, row)),
    line('other steel', set.otherSteel),
    ...(set.otherPrestressing === undefined ? [] : [line('other strand', set.otherPrestressing)]),
    ...(['grout', 'mortar', 'blocks'] as const).flatMap((kind) =>
      set[kind].map((row) => line(`${kind} ${row.strength}`, row)),
    ),
    ...set.blockMasses.map(
      ({ type, masses }) => `${type}: ${masses.map(({ fbk, mass }) => `fbk ${fbk} ${mass} kg`).join(', ')}`,
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`written/${set.id}.txt`);
});

test.each(priceSets)('the prices of $id', async (set) => {
  const lines = [...set.rows.values()].map(
    ({ key, unit, status, scope, spread, recipes, ...price }) =>
      `${key}: ${ends(price)} R$/${unit}, ${status}, ${scope}, ${spread ?? 'alike'}, ${recipes.map(codesOf).join(' ')}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`written/${set.id}.txt`);
});
