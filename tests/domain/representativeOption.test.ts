import { expect, test } from 'vitest';
import { totalsSourceOf, representativeOption } from '../../domain/representativeOption.ts';

const option = (name: string, isReference: boolean, hasModules: boolean) => ({
  name,
  isReference,
  hasModules,
});
const old = option('old', false, true);
const middle = option('middle', false, true);
const empty = option('empty', false, false);

test('the reference stands for its unit, though another is newer and it has no module', () => {
  const reference = option('reference', true, false);
  expect(representativeOption([old, reference, middle])).toBe(reference);
  expect(totalsSourceOf(reference)).toBe('reference');
});

test('without a reference the newest option with modules does, and it is said', () => {
  expect(representativeOption([old, middle, empty])).toBe(middle);
  expect(totalsSourceOf(middle)).toBe('newest');
});

test('where no option has a module none does', () => {
  expect(representativeOption([empty])).toBeUndefined();
  expect(totalsSourceOf(undefined)).toBe('none');
});
