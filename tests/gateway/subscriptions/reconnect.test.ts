import { expect, test } from 'vitest';
import { failedTriesAfter, reconnectDelay } from '../../../gateway/subscription/changes.ts';

test('a stream that had lasted is reopened after a second, one that keeps failing after ever longer waits', () => {
  expect([0, 1, 2, 3, 4, 40].map(reconnectDelay)).toEqual([1_000, 2_000, 5_000, 15_000, 30_000, 30_000]);
  expect(reconnectDelay(failedTriesAfter(7, 60_000))).toBe(1_000);
  expect(reconnectDelay(failedTriesAfter(7, 50))).toBe(30_000);
});
