import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('quotations and declarations are changed by who may edit, and seen by who may look', async () => {
  expect(await expectRights(/\/(prices|declarations)\b/)).toBeGreaterThan(8);
}, 120_000);
