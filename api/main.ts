import process from 'node:process';
import Fastify from 'fastify';
import { readApiConfig } from './config.ts';
import { prepareDrain } from './http/drain.ts';
import { replyToUnreadable } from './http/errorReply.ts';
import { logRequest } from './http/requestLog.ts';
import { requestIdOf } from './http/requestId.ts';
import { createApi } from './server.ts';
import { startWarnings } from './startWarnings.ts';

/** Starts the service alone (`npm run start:api`) and stops it on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readApiConfig(process.env);
  for (const warning of startWarnings(config)) console.error(warning);
  const api = await createApi(config);
  const app = Fastify({
    genReqId: requestIdOf,
    forceCloseConnections: true,
    frameworkErrors: replyToUnreadable,
    trustProxy: config.trustProxy,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: logRequest },
    },
  });
  const drain = prepareDrain(app);
  app.get('/livez', async () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    try {
      await api.ready();
      return 'ok';
    } catch (error) {
      app.log.error(error, 'not ready');
      return reply.code(503).send('unavailable');
    }
  });
  app.addHook('onClose', () => api.close());
  await api.register(app);
  const stop = () => void drain().then(() => app.close().then(() => process.exit(0)));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = await app.listen({ host: config.host, port: config.port });
  if (api.mailbox !== undefined) console.log(`Mailbox: ${address}${api.mailbox}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
