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

test('mails that go nowhere are told at the start, the mailbox being off at an address others reach', () => {
  const PUBLIC_URL = 'https://torre.example';
  for (const env of [{ PUBLIC_URL }, { HOST: '0.0.0.0' }, { MAILBOX: 'off' }])
    expect(warnings(env)).toMatch(/^SMTP_URL [^\n]+$/);
  expect(warnings({ PUBLIC_URL, MAILBOX: 'on' })).toBe('');
  expect(warnings({ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' })).toBe('');
});
