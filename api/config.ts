import { z } from 'zod';
import { corsOrigins, type Environment, readEnvironment, setting } from '#domain/environment.ts';
import { isLoopbackHost } from '#domain/loopbackHost.ts';
import { defaultPostgresLimits as limits, type PostgresLimits } from './db/engines/postgresLimits.ts';
import { type PasswordCost, usualCost } from './auth/passwordHash.ts';
import type { EligibleAges } from './benchmark/batches.ts';
import type { OrganizationQuota } from './organizations/organizationQuota.ts';
import { readSecretFiles } from './secretFiles.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOrOff = z.enum(['on', 'off'], { error: 'must be on or off' });
const milliseconds = z.coerce.number().int().min(1).max(3_600_000);

const bound = z.coerce.number().int().min(1).max(1_000_000);
const days = z.coerce.number().int().min(0).max(3650);

const postgresAddress = setting(
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
);

const environment = z.object({
  PORT: setting(port.default(4000)),
  HOST: setting(z.string().default('127.0.0.1')),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_FSYNC: setting(onOrOff.default('on')),
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress,
  DATABASE_READ_URL: postgresAddress,
  DATABASE_PREPARED: setting(onOrOff.default('off')),
  DATABASE_POOL_SIZE: setting(z.coerce.number().int().min(2).max(500).default(limits.poolSize)),
  DATABASE_CONNECT_TIMEOUT_MS: setting(milliseconds.default(limits.connectMs)),
  DATABASE_STATEMENT_TIMEOUT_MS: setting(milliseconds.default(limits.statementMs)),
  DATABASE_LOCK_TIMEOUT_MS: setting(milliseconds.default(limits.lockMs)),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: setting(milliseconds.default(limits.idleTransactionMs)),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional()),
  MAILBOX: setting(onOrOff.optional()),
  MAIL_FROM: setting(z.string().default('Torre <no-reply@localhost>')),
  MAIL_RETRY_HOURS: setting(z.coerce.number().min(0).max(168).default(24)),
  WEBHOOK_RETRY_HOURS: setting(z.coerce.number().min(1).max(168).default(72)),
  WEBHOOK_LOCALHOST: setting(onOrOff.default('off')),
  ORGANIZATION_PROJECTS: setting(bound.default(500)),
  ORGANIZATION_MEMBERS: setting(bound.default(100)),
  BENCHMARK_ACCOUNT_DAYS: setting(days.optional()),
  BENCHMARK_PROJECT_DAYS: setting(days.optional()),
  TRUST_PROXY: setting(z.string().optional()),
  CORS_ORIGINS: corsOrigins,
  CONTACT: setting(
    z
      .union([z.email(), z.url({ protocol: /^https?$/ })], { error: 'must be a mail or http(s) address' })
      .optional(),
  ),
  RATE_LIMIT: setting(onOrOff.default('on')),
  NODE_ENV: setting(z.string().default('production')),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  SECOND_FACTOR_KEY: setting(
    z
      .string()
      .regex(/^[0-9a-f]{64}(\s*,\s*[0-9a-f]{64})*$/i, {
        error: 'must be keys of 64 hexadecimal digits, comma separated',
      })
      .optional(),
  ),
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ENDPOINT: setting(z.url({ error: 'must be an address' }).optional()),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  S3_PUBLIC_URL: setting(z.url({ error: 'must be an address' }).optional()),
});

/** Object storage for images; without it they are kept in the data folder. */
export type S3Config = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  publicUrl?: string | undefined;
};

/**
 * `publicUrl` is the address users open, without a trailing slash; links in mails begin with it. It is a function
 * because the port may only be known once the server listens.
 */
export type ApiConfig = {
  host: string;
  port: number;
  dataDir: string;
  /** Whether the embedded database answers a commit only when it is on disk. */
  fsync: boolean;
  databaseUrl?: string | undefined;
  /** The same PostgreSQL without the connection pooler, for what needs its own connection. */
  databaseDirectUrl?: string | undefined;
  /** Its standbys, for reads that may lag a little. */
  databaseReadUrl?: string | undefined;
  /** Whether statements are named and prepared once per connection. */
  databasePrepared: boolean;
  postgresLimits: PostgresLimits;
  publicUrl: () => string;
  smtpUrl?: string | undefined;
  /** Whether mails are kept to be read at /mailbox instead of being sent. */
  mailbox: boolean;
  mailFrom: string;
  /** How long a failed mail is retried. */
  mailRetryHours: number;
  /** How long a failed webhook delivery is retried. */
  webhookRetryHours: number;
  /** Whether webhooks may go to this machine, over http too, for developing receivers. */
  webhookLocalhost: boolean;
  organizationQuota: OrganizationQuota;
  benchmarkAges: EligibleAges;
  /** Trusted proxies besides this machine, for X-Forwarded-For: addresses or ranges, comma separated. */
  trustProxy: string;
  /** Origins allowed by CORS; `*` for all. */
  corsOrigins: string[];
  /**
   * Keys of 32 bytes in hexadecimal: the first encrypts the secrets of second factors, all decrypt them. Without one,
   * the key is a file beside the embedded database.
   */
  secondFactorKeys: string[];
  /** The contact in the description of /v1: a mail address or a page. */
  contact?: string | undefined;
  rateLimit: boolean;
  /** What the hash of a password takes. No setting changes it: tests, which sign up thousands, do. */
  passwordCost: PasswordCost;
  logLevel: string;
  /** production, development or test; shown by the health check. */
  environment: string;
  s3?: S3Config | undefined;
};

/**
 * Reads the environment of the service; secrets may come as `<NAME>_FILE`.
 * @throws one Error that names every faulty variable.
 */
export function readApiConfig(env: Environment): ApiConfig {
  const secrets = readSecretFiles(env);
  const read = readEnvironment(environment, secrets.env, secrets.faults);
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, '');
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: read.DATA_DIR,
    fsync: read.DATABASE_FSYNC === 'on',
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    databasePrepared: read.DATABASE_PREPARED === 'on',
    postgresLimits: {
      poolSize: read.DATABASE_POOL_SIZE,
      connectMs: read.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: read.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: read.DATABASE_LOCK_TIMEOUT_MS,
      idleTransactionMs: read.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    },
    publicUrl: () => publicUrl,
    smtpUrl: read.SMTP_URL,
    mailbox: read.SMTP_URL === undefined && (read.MAILBOX ?? (onlyHere(read) ? 'on' : 'off')) === 'on',
    mailFrom: read.MAIL_FROM,
    mailRetryHours: read.MAIL_RETRY_HOURS,
    webhookRetryHours: read.WEBHOOK_RETRY_HOURS,
    webhookLocalhost: read.WEBHOOK_LOCALHOST === 'on',
    // On one person's own machine there is nobody to protect.
    benchmarkAges: {
      accountDays: read.BENCHMARK_ACCOUNT_DAYS ?? (onlyHere(read) ? 0 : 30),
      projectDays: read.BENCHMARK_PROJECT_DAYS ?? (onlyHere(read) ? 0 : 7),
    },
    organizationQuota: { projects: read.ORGANIZATION_PROJECTS, members: read.ORGANIZATION_MEMBERS },
    trustProxy: ['loopback', read.TRUST_PROXY].filter(Boolean).join(','),
    corsOrigins: read.CORS_ORIGINS,
    contact: read.CONTACT,
    secondFactorKeys: read.SECOND_FACTOR_KEY?.split(/\s*,\s*/) ?? [],
    rateLimit: read.RATE_LIMIT === 'on',
    passwordCost: usualCost,
    logLevel: read.LOG_LEVEL,
    environment: read.NODE_ENV,
    s3:
      read.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: read.S3_BUCKET,
            region: read.S3_REGION,
            endpoint: read.S3_ENDPOINT,
            accessKeyId: read.S3_ACCESS_KEY_ID,
            secretAccessKey: read.S3_SECRET_ACCESS_KEY,
            publicUrl: read.S3_PUBLIC_URL,
          },
  };
}

/** Whether the service is one person's: the embedded database at an address that nobody else reaches. */
function onlyHere({ HOST, PUBLIC_URL, DATABASE_URL }: z.output<typeof environment>): boolean {
  const hosts = [HOST, ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])];
  return DATABASE_URL === undefined && hosts.every(isLoopbackHost);
}
