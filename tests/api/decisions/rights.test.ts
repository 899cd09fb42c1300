import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('decisions are taken by who may edit, and seen by who may look', async () => {
  expect(await expectRights(/\/(decisions|overrides|decision-notices)\b/)).toBeGreaterThan(9);
}, 120_000);
