import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('quantities are changed by who may edit, and seen by who may look', async () => {
  expect(await expectRights(/\/(modules|versions|takeoff|unfinished-sheet|proposal)\b/)).toBeGreaterThan(16);
}, 120_000);
