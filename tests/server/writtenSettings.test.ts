import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readApiConfig } from '../../api/config.ts';
import { readGatewayConfig } from '../../gateway/config.ts';

/** Values of settings, none of them the default; no figure or address stands twice. */
const common = {
  PORT: '5001',
  HOST: '10.0.0.5',
  PUBLIC_URL: 'https://torre.example',
  TRUST_PROXY: '10.1.0.0/16',
  CORS_ORIGINS: 'https://cors.example',
  NODE_ENV: 'test',
  LOG_LEVEL: 'debug',
};
const ofApi = {
  ...common,
  DATA_DIR: './elsewhere',
  DATABASE_FSYNC: 'off',
  DATABASE_URL: 'postgres://db/torre',
  DATABASE_DIRECT_URL: 'postgres://direct/torre',
  DATABASE_READ_URL: 'postgres://read/torre',
  DATABASE_PREPARED: 'on',
  DATABASE_POOL_SIZE: '11',
  DATABASE_CONNECT_TIMEOUT_MS: '12',
  DATABASE_STATEMENT_TIMEOUT_MS: '13',
  DATABASE_LOCK_TIMEOUT_MS: '14',
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '15',
  SMTP_URL: 'smtp://mail.example',
  MAILBOX: 'off',
  MAIL_FROM: 'Torre <torre@mail.example>',
  MAIL_RETRY_HOURS: '16',
  WEBHOOK_RETRY_HOURS: '17',
  WEBHOOK_LOCALHOST: 'on',
  ORGANIZATION_PROJECTS: '18',
  ORGANIZATION_MEMBERS: '19',
  BENCHMARK_ACCOUNT_DAYS: '20',
  BENCHMARK_PROJECT_DAYS: '21',
  CONTACT: 'contact@torre.example',
  RATE_LIMIT: 'off',
  SECOND_FACTOR_KEY: '0f'.repeat(32),
  S3_REGION: 'sa-east-1',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'access',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://pictures.example',
  S3_BUCKET: 'bucket',
};
const ofGateway = {
  ...common,
  GRAPHIQL: 'off',
  INTROSPECTION: 'off',
  MCP: 'off',
  COMPILED_QUERIES: 'off',
  COMPILED_REPLIES: 'off',
  V1_URL: 'https://v1.example',
  IMAGE_ORIGINS: 'https://images.example',
  V1_CONNECTIONS: '31',
  V1_CONNECT_TIMEOUT_MS: '32',
  V1_READ_TIMEOUT_MS: '33',
  V1_TIMEOUT_MS: '34',
  V1_RETRIES: '35',
  V1_KEPT_MB: '36',
  MAX_DEPTH: '37',
  MAX_ALIASES: '38',
  MAX_TOKENS: '39',
  MAX_COST: '40',
  MAX_CREDENTIALS: '41',
  MAX_ANSWER_BYTES: '42',
  EVENT_POLL_MS: '43',
  CEP_URL: 'https://cep.example',
  VIACEP_URL: 'https://viacep.example',
};

/** Each figure, word and address in a configuration, by its place. */
function placesOf(value: unknown, path: string): string[] {
  if (typeof value === 'function') return placesOf(value(), path);
  if (Array.isArray(value) && value.length === 0) return [`${path}: []`];
  if (typeof value !== 'object' || value === null)
    return [`${path}: ${value === undefined ? 'nothing' : JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, `${path}.${key}`));
}

test.each([
  ['api', ofApi, (env: Record<string, string>) => readApiConfig(env)],
  // Where its files are is no setting.
  [
    'gateway',
    ofGateway,
    (env: Record<string, string>) => {
      const { persistedOperations: _, ...config } = readGatewayConfig(env, () => 'http://own');
      return config;
    },
  ],
] as const)('what each setting of the %s changes is as written', async (name, settings, read) => {
  const none = placesOf(read({}), name);
  const all = placesOf(read(settings), name);
  const alone = Object.entries(settings).flatMap(([key, value]) => {
    const changed = placesOf(read({ [key]: value }), name).filter((line) => !none.includes(line));
    return [`${key}=${value}`, ...changed.map((line) => `  ${line}`)];
  });
  const written = ['Nothing is set', ...none, '', 'All are set', ...all, '', 'One is set', ...alone, ''];
  await expect(written.join('\n')).toMatchFileSnapshot(`written/settings.${name}.txt`);
});

test.each([
  ['api', ofApi],
  ['gateway', ofGateway],
])('no setting of the %s is left out above', (name, settings) => {
  const names = readFileSync(`${name}/config.ts`, 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm);
  expect([...names].map(([, each = '']) => each).toSorted()).toEqual(Object.keys(settings).toSorted());
});
