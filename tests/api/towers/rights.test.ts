import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('towers, options and estimates are changed by those who may edit and read by those who may view', async () => {
  expect(
    await expectRights(/\/(units|towers|structures)(\/\{\w+\})?(\/options(\/\{optionId\})?)?(\/duplicate)?$/),
  ).toBeGreaterThan(13);
}, 120_000);
