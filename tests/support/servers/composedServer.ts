import { readApiConfig } from '../../../api/config.ts';
import type { ApiContext } from '../../../api/context.ts';
import { inMemory } from '../../../api/db/engines/pglite.ts';
import { createApi } from '../../../api/server.ts';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { createGateway } from '../../../gateway/server.ts';
import { createHttpServer } from '../../../server/httpServer.ts';
import { observe } from '../../../server/observe/observe.ts';
import { passwordCost } from './apiServer.ts';
import { openPrepared } from '../preparedDatabase.ts';

export type ComposedServer = {
  url: string;
  context: ApiContext;
  /** What the port for figures answers, where `settings` have one. */
  metrics: () => Promise<string>;
  close: () => Promise<void>;
};

/** Service and gateway on one port as `server/main.ts` puts them together, logging everything to `write`, as `settings` say. */
export async function startComposed(
  write: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<ComposedServer> {
  let url = '';
  let figures = '';
  const { app } = createHttpServer({
    trustProxy: 'loopback',
    logLevel: 'trace',
    publicUrl: undefined,
    logStream: {
      write: (line) => {
        const port = /"address":{[^}]*"port":(\d+)},"msg":"metrics"/.exec(line)?.[1];
        if (port !== undefined) figures = `http://127.0.0.1:${port}/metrics`;
        write(line);
      },
    },
  });
  const watch = await observe(app, settings);
  const env = { DATA_DIR: inMemory, PUBLIC_URL: 'http://torre.test', MAILBOX: 'on', ...settings };
  const opened = settings['DATABASE_URL'] === undefined ? await openPrepared() : undefined;
  const service = await createApi({ ...readApiConfig(env), passwordCost }, opened);
  await service.register(app);
  const gateway = createGateway(readGatewayConfig({}, () => url));
  watch({ service: { ...service, dataDir: env.DATA_DIR }, gateway });
  await gateway.register(app);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await gateway.close();
    await service.close();
  };
  const metrics = async () => (await fetch(figures)).text();
  return { url, context: service.context, metrics, close };
}
