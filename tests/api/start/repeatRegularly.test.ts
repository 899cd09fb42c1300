import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { repeatRegularly } from '../../../api/repeatRegularly.ts';

test('shutdown signals the work under way, and waits for it', async () => {
  const begun = Promise.withResolvers<void>();
  let ended = 0;
  const end = repeatRegularly(
    async (isEnding) => {
      begun.resolve();
      while (!isEnding()) await wait(1);
      await wait(20);
      ended += 1;
    },
    { everyMs: 60_000, firstMs: 0 },
    () => {},
  );
  await begun.promise;
  await end();
  expect(ended).toBe(1);
});

test('work that fails is reported, and repeated', async () => {
  const told: unknown[] = [];
  const again = Promise.withResolvers<void>();
  const end = repeatRegularly(
    () => Promise.reject(new Error('no')),
    { everyMs: 1, firstMs: 0 },
    (error) => void (told.push(error) > 1 && again.resolve()),
  );
  await again.promise;
  await end();
  expect(told[0]).toEqual(new Error('no'));
});
