import process from 'node:process';
import Fastify, { type FastifyInstance } from 'fastify';
import { readApiConfig } from '../api/config.ts';
import { isLoopback } from '../api/http/clientAddress.ts';
import { longestDrainMs, prepareDrain } from '../api/http/drain.ts';
import { replyToUnreadable } from '../api/http/errorReply.ts';
import { logRequest } from '../api/http/requestLog.ts';
import { requestIdOf } from '../api/http/requestId.ts';
import { createApi } from '../api/server.ts';
import { startWarnings } from '../api/startWarnings.ts';
import { readGatewayConfig } from '../gateway/config.ts';
import { sendTransportHeaders } from '../gateway/http/transportHeaders.ts';
import { createGateway } from '../gateway/server.ts';
import { compressAnswers, revalidateDocuments } from './compression.ts';
import { listen } from './listen.ts';
import { watchParent } from './parentWatch.ts';
import { serveWebFiles } from './webFiles.ts';

const preferredPort = 3000;
const longestStopMs = longestDrainMs + 4_000;

/**
 * The whole product on one port: the client, /graphql and, unless V1_URL points elsewhere, the bundled /v1. Prints one
 * address when it is ready; ends cleanly on SIGINT, SIGTERM and when the command that started it is gone.
 */
async function main(): Promise<void> {
  const { env } = process;
  const asked = env.PORT ? Number(env.PORT) : undefined;
  let port = asked ?? preferredPort;
  const api = readApiConfig(env);
  const host = api.host;
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const own = () => `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;

  const app = Fastify({
    genReqId: requestIdOf,
    forceCloseConnections: true,
    frameworkErrors: replyToUnreadable,
    // The gateway's own calls arrive from this machine and name the caller's address.
    trustProxy: api.trustProxy,
    logger: {
      level: env.LOG_LEVEL || 'warn',
      redact: ['req.headers.authorization'],
      serializers: { req: logRequest },
    },
  });
  // The gateway's calls for an operation under way come from this machine.
  const drain = prepareDrain(
    app,
    ({ url, socket }) => url.startsWith('/v1/') && isLoopback(socket.remoteAddress ?? ''),
  );
  // Taken before anything is opened, so that a signal during the start ends it cleanly too.
  const stop = once(() => {
    // A start that is still under way may never let the server close; nothing is lost, the database is made to be cut off.
    setTimeout(() => process.exit(0), longestStopMs).unref();
    void drain().then(() => app.close().then(() => process.exit(0)));
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  watchParent(stop);

  sendTransportHeaders(app, env.PUBLIC_URL || undefined);
  compressAnswers(app);
  revalidateDocuments(app);
  const ready: (() => Promise<void>)[] = [];
  let mailbox: string | undefined;
  if (!env.V1_URL) {
    for (const warning of startWarnings(api)) console.error(warning);
    const service = await createApi({ ...api, publicUrl: env.PUBLIC_URL ? api.publicUrl : own });
    app.addHook('onClose', () => service.close());
    await service.register(app);
    mailbox = service.mailbox;
    ready.push(() => service.ready());
  }
  const config = readGatewayConfig(env, own);
  const gateway = createGateway(config);
  app.addHook('onClose', () => gateway.close());
  await gateway.register(app);
  registerHealth(app, ready);
  await serveWebFiles(app, new URL('../dist/web', import.meta.url).pathname, [
    ...config.imageOrigins,
    ...imageSources(env),
  ]);

  port = await listen(app, host, asked, preferredPort);
  const address = env.PUBLIC_URL || own();
  console.log(mailbox === undefined ? address : `${address}\nMailbox: ${address}${mailbox}`);
}

/** /livez: the process answers. /readyz: so does its database. */
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

/** Where pictures are uploaded to and shown from besides this server. */
function imageSources(env: NodeJS.ProcessEnv): string[] {
  const addresses = [env.S3_ENDPOINT, env.S3_PUBLIC_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
  return env.S3_BUCKET && addresses.length === 0 ? ['https://*.amazonaws.com'] : addresses;
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
