import type { ApiConfig } from './config.ts';

/** What will not work with these settings, a line each, for the operator. */
export function startWarnings(config: ApiConfig): string[] {
  const { databaseUrl, smtpUrl, mailbox, s3, dataDir, secondFactorKeys } = config;
  const warnings: string[] = [];
  if (smtpUrl === undefined && !mailbox)
    warnings.push(
      'SMTP_URL is not set and MAILBOX is off: mails are neither sent nor kept, so nobody gets the links that ' +
        'activate an account, reset a password or accept an invitation.',
    );
  if (databaseUrl !== undefined && s3 === undefined)
    warnings.push(
      `S3_BUCKET is not set: pictures are kept in ${dataDir} of this machine; another process on the same PostgreSQL ` +
        'shows them only if it shares that folder.',
    );
  if (databaseUrl !== undefined && secondFactorKeys.length === 0)
    warnings.push(
      'SECOND_FACTOR_KEY is not set: whoever reads the database can make the codes that log-ins ask for.',
    );
  return warnings;
}
