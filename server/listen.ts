import type { FastifyInstance } from 'fastify';

/**
 * Listens on the requested port. Without one, on `preferred`, or on any free port when that is taken.
 * @returns the port; @throws with a clear message when the requested port is taken.
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  requestedPort: number | undefined,
  preferred: number,
): Promise<number> {
  try {
    await app.listen({ host, port: requestedPort ?? preferred });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (requestedPort !== undefined)
      throw new Error(`Port ${requestedPort} on ${host} is taken: set PORT to a free one.`, { cause: error });
    await app.listen({ host, port: 0 });
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
