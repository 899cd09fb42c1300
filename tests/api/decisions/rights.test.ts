import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('decisions are recorded by those who may edit and read by those who may view', async () => {
  expect(await expectRights(/\/(decisions|overrides|decision-notices)\b/)).toBeGreaterThan(9);
}, 120_000);
