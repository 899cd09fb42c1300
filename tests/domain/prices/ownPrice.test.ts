import fc from 'fast-check';
import { priceUnitOf } from '#domain/prices/ownPrice.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { expect, test } from 'vitest';

const all = [...currentPriceSet.rows.values()];

test('every price of the set can be quoted, in its unit', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.map(({ key }) => priceUnitOf(key))).toEqual(all.map(({ unit }) => unit));
});

test('a key without one of its parts, or with one too many, is none: such a quotation would never count', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all.map(({ key }) => key)), fc.nat(4), (key, at) => {
      const parts = key.split(':');
      const cut = parts.filter((_, index) => index !== at % parts.length).join(':');
      expect([cut, priceUnitOf(cut)]).toEqual([cut, undefined]);
      expect(priceUnitOf(`${key}:x`)).toBeUndefined();
    }),
  );
});
