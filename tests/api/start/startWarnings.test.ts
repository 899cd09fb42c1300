import { expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { startWarnings } from '../../../api/startWarnings.ts';

const mailsLost =
  'SMTP_URL is not set and MAILBOX is off: mails are neither sent nor kept, so nobody gets the links that ' +
  'activate an account, reset a password or accept an invitation.';
const picturesHere =
  'S3_BUCKET is not set: pictures are kept in ./pictures of this machine; another process on the same PostgreSQL ' +
  'shows them only if it shares that folder.';
const codesOpen =
  'SECOND_FACTOR_KEY is not set: whoever reads the database can make the codes that log-ins ask for.';
const warnings = (env: Record<string, string>) =>
  startWarnings(readApiConfig({ DATA_DIR: './pictures', ...env }));

test('the start reports what will not work on PostgreSQL', () => {
  const DATABASE_URL = 'postgres://db/torre';
  expect(warnings({ DATABASE_URL })).toEqual([mailsLost, picturesHere, codesOpen]);
  expect(warnings({ DATABASE_URL, SMTP_URL: 'smtp://mail' })).toEqual([picturesHere, codesOpen]);
  expect(warnings({ DATABASE_URL, SMTP_URL: 'smtp://mail', S3_BUCKET: 'b' })).toEqual([codesOpen]);
  expect(
    warnings({ DATABASE_URL, SMTP_URL: 'smtp://mail', S3_BUCKET: 'b', SECOND_FACTOR_KEY: 'a1'.repeat(32) }),
  ).toEqual([]);
  expect(warnings({})).toEqual([]);
});

test('the start reports that mails go nowhere, when the mailbox is off at an address others reach', () => {
  const PUBLIC_URL = 'https://torre.example';
  for (const env of [{ PUBLIC_URL }, { HOST: '0.0.0.0' }, { MAILBOX: 'off' }])
    expect(warnings(env)).toEqual([mailsLost]);
  expect(warnings({ PUBLIC_URL, MAILBOX: 'on' })).toEqual([]);
  expect(warnings({ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' })).toEqual([]);
});
