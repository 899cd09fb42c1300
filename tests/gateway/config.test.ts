import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { readGatewayConfig } from '../../gateway/config.ts';

const read = (env: Record<string, string> = {}) => readGatewayConfig({ V1_URL: 'http://v1.test', ...env });
/** What a variable changes, by the path to it. */
function changedBy(env: Record<string, string>): Record<string, unknown> {
  const leaves = (value: object, path: string): [string, unknown][] =>
    Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? leaves(each, `${path}${key}.`)
        : [[`${path}${key}`, each]],
    );
  const before = Object.fromEntries(leaves(read(), ''));
  return Object.fromEntries(
    leaves(read(env), '').filter(
      ([key, value]) => typeof value !== 'function' && JSON.stringify(before[key]) !== JSON.stringify(value),
    ),
  );
}

test.each<[string, string, Record<string, unknown>]>([
  ['PORT', '0', { port: 0 }],
  ['HOST', '127.0.0.2', { host: '127.0.0.2' }],
  ['PUBLIC_URL', 'http://localhost:9', { publicUrl: 'http://localhost:9' }],
  ['TRUST_PROXY', '10.0.0.1', { trustProxy: 'loopback,10.0.0.1' }],
  ['CORS_ORIGINS', 'https://a.test', { corsOrigins: ['https://a.test'] }],
  ['GRAPHIQL', 'off', { graphiql: false }],
  ['INTROSPECTION', 'off', { introspection: false }],
  ['MCP', 'off', { mcp: false }],
  ['MCP', 'on', {}],
  ['COMPILED_QUERIES', 'off', { compilesQueries: false }],
  ['COMPILED_REPLIES', 'off', { compilesReplies: false }],
  ['NODE_ENV', 'development', { production: false }],
  ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
  ['IMAGE_ORIGINS', 'https://i.test', { imageOrigins: ['https://i.test'] }],
  ['V1_CONNECTIONS', '7', { 'rest.connections': 7 }],
  ['V1_CONNECT_TIMEOUT_MS', '7', { 'rest.connectTimeout': 7 }],
  ['V1_READ_TIMEOUT_MS', '7', { 'rest.readTimeout': 7 }],
  ['V1_TIMEOUT_MS', '7', { 'rest.operationTimeout': 7 }],
  ['V1_RETRIES', '0', { 'rest.retry.attempts': 0 }],
  ['V1_KEPT_MB', '0', { 'rest.keptBytes': 0 }],
  ['V1_KEPT_MB', '7', { 'rest.keptBytes': 7 * 1024 * 1024 }],
  ['MAX_DEPTH', '7', { 'limits.depth': 7 }],
  ['MAX_ALIASES', '7', { 'limits.aliases': 7 }],
  ['MAX_TOKENS', '7', { 'limits.tokens': 7 }],
  ['MAX_COST', '7', { 'limits.cost': 7 }],
  ['MAX_CREDENTIALS', '7', { 'limits.credentials': 7 }],
  ['MAX_ANSWER_BYTES', '7', { 'limits.answer': 7 }],
  ['EVENT_POLL_MS', '7', { eventPoll: 7 }],
  ['CEP_URL', 'https://c.test', { 'postalCodes.brasilApi': 'https://c.test' }],
  ['VIACEP_URL', 'https://d.test', { 'postalCodes.viaCep': 'https://d.test' }],
])('%s=%s sets what is named after it and nothing else', (name, value, changes) => {
  expect(changedBy({ [name]: value })).toEqual(changes);
  // As good as not set.
  expect(changedBy({ [name]: '' })).toEqual({});
});

test('the service may be in this process, and its generation is asked for where it is not', () => {
  expect([read().asksGeneration, read().rest.upstream()]).toEqual([true, 'http://v1.test']);
  const within = readGatewayConfig({}, () => 'http://127.0.0.1:1');
  expect([within.asksGeneration, within.rest.upstream()]).toEqual([false, 'http://127.0.0.1:1']);
  expect(readGatewayConfig({ V1_URL: 'http://v1.test' }, () => 'http://no.test').rest.upstream()).toBe(
    'http://v1.test',
  );
});

test('the operations of the client are found in a folder of any name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'joão e torre '));
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: {
        ssr: 'gateway/config.ts',
        outDir: join(folder, 'gateway'),
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
    });
    const built: { readGatewayConfig: typeof readGatewayConfig } = await import(
      join(folder, 'gateway/config.mjs')
    );
    expect(built.readGatewayConfig({ V1_URL: 'http://v1.test' }).persistedOperations).toBe(
      join(folder, 'web/__generated__/persistedOperations.json'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
