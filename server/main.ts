import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readApiConfig } from '../api/config.ts';
import { isLoopback } from '../api/http/clientAddress.ts';
import { s3Origins } from '../api/images/s3ImageStore.ts';
import { createApi } from '../api/server.ts';
import { startWarnings } from '../api/startWarnings.ts';
import { readGatewayConfig } from '../gateway/config.ts';
import { createGateway } from '../gateway/server.ts';
import { allowOrigins } from './allowOrigins.ts';
import { observe } from './observe/observe.ts';
import { compressAnswers, revalidateDocuments } from './compression.ts';
import { createHttpServer } from './httpServer.ts';
import { listen } from './listen.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { serveWebFiles } from './webFiles.ts';

const preferredPort = 3000;

/**
 * The whole product on one port: the client, /graphql and, unless V1_URL points elsewhere, the bundled /v1. Prints one
 * address when it is ready; stops gracefully on SIGINT, SIGTERM and when the command that started it is gone.
 */
async function main(): Promise<void> {
  const { env } = process;
  const requestedPort = env.PORT ? Number(env.PORT) : undefined;
  let port = requestedPort ?? preferredPort;
  const api = readApiConfig(env);
  const host = api.host;
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const own = () => `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;

  // The gateway's calls for an operation under way come from this machine.
  const isOwn = ({ url, socket }: FastifyRequest) =>
    url.startsWith('/v1/') && isLoopback(socket.remoteAddress ?? '');
  const logLevel = env.LOG_LEVEL || 'warn';
  const publicUrl = env.PUBLIC_URL || undefined;
  const { app, drain } = createHttpServer({ trustProxy: api.trustProxy, logLevel, publicUrl, isOwn });
  stopOnSignal(app, drain);

  allowOrigins(app, api.corsOrigins);
  const watch = await observe(app, env);
  compressAnswers(app);
  revalidateDocuments(app);
  const ready: (() => Promise<void>)[] = [];
  let mailbox: string | undefined;
  if (!env.V1_URL) {
    for (const warning of startWarnings(api)) console.error(warning);
    const service = await createApi({ ...api, publicUrl: env.PUBLIC_URL ? api.publicUrl : own });
    watch({ service: { ...service, dataDir: api.dataDir } });
    app.addHook('onClose', () => service.close());
    await service.register(app);
    mailbox = service.mailbox;
    ready.push(() => service.ready());
  }
  const config = readGatewayConfig(env, own);
  const gateway = createGateway(config);
  watch({ gateway });
  app.addHook('onClose', () => gateway.close());
  await gateway.register(app);
  registerHealth(app, ready);
  await serveWebFiles(app, fileURLToPath(new URL('../dist/web', import.meta.url)), [
    ...config.imageOrigins,
    ...(api.s3 === undefined ? [] : s3Origins(api.s3)),
  ]);

  port = await listen(app, host, requestedPort, preferredPort);
  const address = env.PUBLIC_URL ? api.publicUrl() : own();
  console.log(mailbox === undefined ? address : `${address}\nMailbox: ${address}${mailbox}`);
}

/** /livez: the process answers. /readyz: its database does too. */
function registerHealth(app: FastifyInstance, ready: (() => Promise<void>)[]): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      for (const check of ready) await check();
      return { status: 'ok' };
    } catch (error) {
      app.log.error(error, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
