import process from 'node:process';
import { readGatewayConfig } from '../gateway/config.ts';
import { createGateway } from '../gateway/server.ts';
import { allowOrigins } from './allowOrigins.ts';
import { observe } from './observe/observe.ts';
import { createHttpServer } from './httpServer.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/** Serves the gateway alone, in front of the /v1 service at V1_URL (`npm run start:gateway`). */
async function main(): Promise<void> {
  const config = readGatewayConfig(process.env);
  const { app, drain } = createHttpServer(config);
  stopOnSignal(app, drain);
  allowOrigins(app, config.corsOrigins);
  const watch = await observe(app, process.env);
  const gateway = createGateway(config);
  watch({ gateway });
  await gateway.register(app);
  // It has no state that could be unready: while /v1 is down, callers are told so, and when to come back.
  for (const path of ['/livez', '/readyz']) app.get(path, () => ({ status: 'ok' }));
  app.addHook('onClose', () => gateway.close());
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
