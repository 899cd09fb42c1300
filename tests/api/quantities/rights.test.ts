import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('quantities are changed by those who may edit and read by those who may view', async () => {
  expect(await expectRights(/\/(modules|versions|takeoff|unfinished-sheet|proposal)\b/)).toBeGreaterThan(16);
}, 120_000);
