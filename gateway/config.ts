import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { corsOrigins, type Environment, originsIn, readEnvironment, setting } from '#domain/environment.ts';
import { isLoopbackHost } from '#domain/loopbackHost.ts';
import type { AdmissionLimits } from './http/admission.ts';
import type { RestClientConfig } from './rest/restClient.ts';

const integer = (fallback: number) => setting(z.coerce.number().int().min(0).default(fallback));

const onOrOff = setting(z.enum(['on', 'off'], { error: 'must be on or off' }).optional());

const environment = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(4001)),
  HOST: setting(z.string().default('127.0.0.1')),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  TRUST_PROXY: setting(z.string().optional()),
  CORS_ORIGINS: corsOrigins,
  GRAPHIQL: onOrOff,
  INTROSPECTION: onOrOff,
  MCP: onOrOff,
  COMPILED_QUERIES: onOrOff,
  COMPILED_REPLIES: onOrOff,
  V1_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  NODE_ENV: setting(z.string().default('production')),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  IMAGE_ORIGINS: setting(z.string().default('')).transform(originsIn),
  V1_CONNECTIONS: integer(256),
  V1_CONNECT_TIMEOUT_MS: integer(3_000),
  V1_READ_TIMEOUT_MS: integer(15_000),
  V1_TIMEOUT_MS: integer(20_000),
  V1_RETRIES: integer(3),
  V1_KEPT_MB: integer(32),
  MAX_DEPTH: integer(26),
  MAX_ALIASES: integer(60),
  MAX_TOKENS: integer(8_000),
  MAX_COST: integer(400_000),
  MAX_CREDENTIALS: integer(3),
  MAX_ANSWER_BYTES: integer(16 * 1024 * 1024),
  EVENT_POLL_MS: integer(15_000),
  CEP_URL: setting(z.url().default('https://brasilapi.com.br/api/cep/v2')),
  VIACEP_URL: setting(z.url().default('https://viacep.com.br/ws')),
});

/**
 * Limits of one operation: nesting, aliases, tokens, and cost as limits/cost.ts counts it; `credentials` is the number
 * of mutations that try or choose a secret; `answer` is in bytes.
 */
export type OperationLimits = {
  depth: number;
  aliases: number;
  tokens: number;
  cost: number;
  credentials: number;
  answer: number;
};

/**
 * Settings of the gateway. `trustProxy`: proxies whose X-Forwarded-For is trusted, comma separated. `introspection`:
 * whether clients may query the schema. `asksGeneration`: whether /v1 is outside this process and its generation must
 * be probed. `eventPoll`: ms between polls of a service without events. `persistedOperations`: the file relay-compiler
 * writes, which may be missing. `postalCodes`: base addresses of the two look-up services. `imageOrigins`: where the
 * service behind V1_URL keeps pictures.
 */
export type GatewayConfig = {
  host: string;
  port: number;
  logLevel: string;
  production: boolean;
  publicUrl: string | undefined;
  trustProxy: string;
  graphiql: boolean;
  introspection: boolean;
  /** Whether `/mcp` is served. */
  mcp: boolean;
  /** Whether repeated queries are answered by `compiled/` instead of the executor. */
  compilesQueries: boolean;
  /** Whether replies are checked by `rest/compiledReader.ts` instead of zod. */
  compilesReplies: boolean;
  imageOrigins: string[];
  /** Origins allowed by CORS; `*` for all. */
  corsOrigins: string[];
  rest: RestClientConfig;
  asksGeneration: boolean;
  limits: OperationLimits;
  admission: AdmissionLimits;
  persistedOperations: string;
  eventPoll: number;
  postalCodes: { brasilApi: string; viaCep: string };
};

/**
 * Reads the environment of the gateway. `upstream` is where /v1 is unless V1_URL is set; the composed server passes its
 * own address, known once it listens.
 * @throws one Error that names every faulty variable.
 */
export function readGatewayConfig(env: Environment, upstream?: () => string): GatewayConfig {
  const missing = !env['V1_URL'] && upstream === undefined;
  const read = readEnvironment(
    environment,
    env,
    missing ? ['V1_URL: must say where the /v1 service is'] : [],
  );
  const v1 = read.V1_URL;
  // Developer tools, off by default at addresses that others reach.
  const local =
    isLoopbackHost(read.HOST) &&
    (read.PUBLIC_URL === undefined || isLoopbackHost(new URL(read.PUBLIC_URL).hostname));
  const on = (choice: 'on' | 'off' | undefined) => (choice === undefined ? local : choice === 'on');
  return {
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    production: read.NODE_ENV === 'production',
    publicUrl: read.PUBLIC_URL,
    trustProxy: ['loopback', read.TRUST_PROXY].filter(Boolean).join(','),
    graphiql: on(read.GRAPHIQL),
    introspection: on(read.INTROSPECTION),
    mcp: read.MCP !== 'off',
    compilesQueries: read.COMPILED_QUERIES !== 'off',
    compilesReplies: read.COMPILED_REPLIES !== 'off',
    imageOrigins: read.IMAGE_ORIGINS,
    corsOrigins: read.CORS_ORIGINS,
    rest: {
      upstream: v1 === undefined ? upstream! : () => v1,
      connections: read.V1_CONNECTIONS,
      connectTimeout: read.V1_CONNECT_TIMEOUT_MS,
      readTimeout: read.V1_READ_TIMEOUT_MS,
      operationTimeout: read.V1_TIMEOUT_MS,
      retry: { attempts: read.V1_RETRIES, baseDelay: 100, longestWait: 5_000 },
      keptBytes: read.V1_KEPT_MB * 1024 * 1024,
    },
    asksGeneration: v1 !== undefined,
    limits: {
      depth: read.MAX_DEPTH,
      aliases: read.MAX_ALIASES,
      tokens: read.MAX_TOKENS,
      cost: read.MAX_COST,
      credentials: read.MAX_CREDENTIALS,
      answer: read.MAX_ANSWER_BYTES,
    },
    // Admitted operations are answered within seconds, and a page sends a few at once.
    admission: { inAll: 200, perCaller: 40 },
    persistedOperations: fileURLToPath(
      new URL('../web/__generated__/persistedOperations.json', import.meta.url),
    ),
    eventPoll: read.EVENT_POLL_MS,
    postalCodes: { brasilApi: read.CEP_URL, viaCep: read.VIACEP_URL },
  };
}
