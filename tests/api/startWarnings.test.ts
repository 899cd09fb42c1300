import { expect, test } from 'vitest';
import { readApiConfig } from '../../api/config.ts';
import { startWarnings } from '../../api/startWarnings.ts';

const warnings = (env: Record<string, string>) => startWarnings(readApiConfig(env)).join('\n');

test('what will not work on PostgreSQL is told at the start', () => {
  const DATABASE_URL = 'postgres://db/torre';
  expect(warnings({ DATABASE_URL })).toMatch(/^SMTP_URL [^\n]+\nS3_BUCKET [^\n]+$/);
  expect(warnings({ DATABASE_URL, SMTP_URL: 'smtp://mail' })).toMatch(/^S3_BUCKET [^\n]+$/);
  expect(warnings({ DATABASE_URL, SMTP_URL: 'smtp://mail', S3_BUCKET: 'b' })).toBe('');
  expect(warnings({})).toBe('');
});
