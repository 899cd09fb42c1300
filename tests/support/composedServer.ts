import type { FastifyInstance } from 'fastify';
import { readApiConfig } from '../../api/config.ts';
import type { ApiContext } from '../../api/context.ts';
import { inMemory } from '../../api/db/pglite.ts';
import { createApi } from '../../api/server.ts';
import { readGatewayConfig } from '../../gateway/config.ts';
import { createGateway } from '../../gateway/server.ts';
import { createHttpServer } from '../../server/httpServer.ts';
import { openPrepared } from './preparedDatabase.ts';

export type ComposedServer = { url: string; db: ApiContext['db']; close: () => Promise<void> };

/** Service and gateway on one port as `server/main.ts` puts them together, logging everything to `write`. */
export async function startComposed(
  write: (line: string) => void,
  prepare: (app: FastifyInstance) => Promise<void> = async () => {},
): Promise<ComposedServer> {
  let url = '';
  const { app } = createHttpServer({
    trustProxy: 'loopback',
    logLevel: 'trace',
    publicUrl: undefined,
    logStream: { write },
  });
  await prepare(app);
  const env = { DATA_DIR: inMemory, PUBLIC_URL: 'http://torre.test', MAILBOX: 'on' };
  const service = await createApi(readApiConfig(env), await openPrepared());
  await service.register(app);
  const gateway = createGateway(readGatewayConfig({}, () => url));
  await gateway.register(app);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await gateway.close();
    await service.close();
  };
  return { url, db: service.context.db, close };
}
