import { expect, test } from 'vitest';
import { memorySettings } from '../../scripts/memorySettings.mjs';

const databaseUrl = 'postgres://torre@db/torre';

test('the embedded database gives back at once what glibc holds, PostgreSQL lets it keep some', () => {
  const embedded = memorySettings(undefined, {}).env;
  const postgres = memorySettings('api', { DATABASE_URL_FILE: '/run/secrets/url' }).env;
  expect(Number(embedded['MALLOC_TRIM_THRESHOLD_'])).toBeLessThan(1_000_000);
  expect(Number(postgres['MALLOC_TRIM_THRESHOLD_'])).toBeGreaterThan(1_000_000);
});

test('V8 is bounded except in a gateway alone, or where the environment bounds it', () => {
  expect(memorySettings(undefined, {}).flags).not.toEqual([]);
  expect(memorySettings('gateway', { V1_URL: 'https://v1.test' }).flags).toEqual([]);
  expect(memorySettings('api', { NODE_OPTIONS: '--max-semi-space-size=64' }).flags).toEqual([]);
});

test('what the environment says stays', () => {
  const env = { DATABASE_URL: databaseUrl, MALLOC_ARENA_MAX: '8', MALLOC_TRIM_THRESHOLD_: '1' };
  expect(memorySettings(undefined, env).env).toEqual({ MALLOC_MMAP_THRESHOLD_: expect.any(String) });
});
