import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  foundationOption,
  representativeOption,
  totalsSourceOf,
} from '../../../domain/tower/representativeOption.ts';

const option = (name: string, isReference: boolean, hasStructure: boolean) => ({
  name,
  isReference,
  hasStructure,
});
const old = option('old', false, true);
const middle = option('middle', false, true);
const empty = option('empty', false, false);
const emptyReference = option('reference', true, false);

test('the reference stands for its unit, though another is newer', () => {
  const reference = option('reference', true, true);
  expect(representativeOption([old, reference, middle])).toBe(reference);
  expect(totalsSourceOf(reference)).toBe('reference');
});

test('without a reference, or while it has no structure, the newest option with one counts, and is named', () => {
  expect(representativeOption([old, middle, empty])).toBe(middle);
  expect(representativeOption([emptyReference, old, middle, empty])).toBe(middle);
  expect(totalsSourceOf(middle)).toBe('newest');
});

test('where no option has a structure none does, and the reference carries the unit', () => {
  expect(representativeOption([emptyReference, empty])).toBeUndefined();
  expect(totalsSourceOf(undefined)).toBe('none');
  expect(foundationOption([empty, emptyReference])).toBe(emptyReference);
  expect(foundationOption([emptyReference, old])).toBe(old);
});

test('what stands for a unit has a structure, and some option does as soon as any has one', () => {
  const options = fc.array(fc.record({ isReference: fc.boolean(), hasStructure: fc.boolean() }));
  fc.assert(
    fc.property(options, (list) => {
      const found = representativeOption(list);
      expect(found?.hasStructure ?? false).toBe(list.some(({ hasStructure }) => hasStructure));
      expect(totalsSourceOf(found) === 'none').toBe(found === undefined);
    }),
  );
});
