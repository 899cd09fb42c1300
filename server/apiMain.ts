import process from 'node:process';
import { readApiConfig } from '../api/config.ts';
import { createApi } from '../api/server.ts';
import { startWarnings } from '../api/startWarnings.ts';
import { allowOrigins } from './allowOrigins.ts';
import { observe } from './observe/observe.ts';
import { createHttpServer } from './httpServer.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/** Starts the service alone (`npm run start:api`) and stops it on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readApiConfig(process.env);
  const { app, drain } = createHttpServer({ ...config, publicUrl: config.publicUrl() });
  stopOnSignal(app, drain);
  allowOrigins(app, config.corsOrigins);
  const watch = await observe(app, process.env);
  for (const warning of startWarnings(config)) console.error(warning);
  const api = await createApi(config);
  watch({ service: { ...api, dataDir: config.dataDir } });
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
  const address = await app.listen({ host: config.host, port: config.port });
  if (api.mailbox !== undefined) console.log(`Mailbox: ${address}${api.mailbox}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
