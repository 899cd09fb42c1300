import fc from 'fast-check';
import { isOldPrice, priceUnitOf } from '#domain/prices/ownPrice.ts';
import { ownPriceFormSchema } from '#domain/prices/ownPriceForm.ts';
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

test('in its form one figure is both ends, whichever it was typed as, and the upper one may stay empty', () => {
  const typed = (min: unknown, max: unknown) =>
    ownPriceFormSchema.safeParse({ key: all[0]!.key, min, max, source: 'Sul', date: '2026-11-01' });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(900), (low, more) => {
      expect(typed(low, low + more).data).toMatchObject({ min: low, max: low + more });
      for (const [min, max] of [
        [low, ''],
        ['', low],
      ])
        expect(typed(min, max).data).toMatchObject({ min: low, max: low });
      const refused = (min: unknown, max: unknown) => typed(min, max).error?.issues.map(({ path }) => path);
      expect(refused(low + more + 1, low)).toEqual([['max']]);
      expect(refused('', '')).toEqual([['min']]);
    }),
  );
});

test('a quotation is old once half a year has passed since its day', () => {
  const isOld = (now: string) => isOldPrice('2026-05-01', new Date(now));
  expect(isOld('2026-11-01T00:00:00Z')).toBe(false);
  expect(isOld('2026-11-01T00:00:01Z')).toBe(true);
});
