import type { ApiConfig } from './config.ts';

/** What will not work with these settings, a line each, for whoever starts the service. */
export function startWarnings({ databaseUrl, smtpUrl, s3, dataDir }: ApiConfig): string[] {
  const warnings: string[] = [];
  if (databaseUrl === undefined) return warnings;
  if (smtpUrl === undefined)
    warnings.push(
      'SMTP_URL is not set: on PostgreSQL no mail is sent and there is no mailbox page, so nobody gets the links that ' +
        'activate an account, reset a password or accept an invitation.',
    );
  if (s3 === undefined)
    warnings.push(
      `S3_BUCKET is not set: pictures are kept in ${dataDir} of this machine; another process on the same PostgreSQL ` +
        'shows them only if it shares that folder.',
    );
  return warnings;
}
