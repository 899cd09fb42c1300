import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('quotations and declarations are changed by those who may edit and read by those who may view', async () => {
  expect(await expectRights(/\/(prices|declarations)\b/)).toBeGreaterThan(8);
}, 120_000);
