import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free port of this machine; `close` ends the connections that are still open too. */
export async function serveHttp(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
