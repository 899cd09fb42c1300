import { expect, test } from 'vitest';
import { lossesAfter, reconnectDelay } from '../../../gateway/subscription/changes.ts';

test('who lost a stream that had lasted comes back at once, who never gets one ever later', () => {
  expect([0, 1, 2, 3, 4, 40].map(reconnectDelay)).toEqual([1_000, 2_000, 5_000, 15_000, 30_000, 30_000]);
  expect(reconnectDelay(lossesAfter(7, 60_000))).toBe(1_000);
  expect(reconnectDelay(lossesAfter(7, 50))).toBe(30_000);
});
