import type { FastifyInstance } from 'fastify';

const twoYears = 63_072_000;
/** What a page of ours may never ask a browser for. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

/**
 * Headers of every answer whatever answers it: what pages may not use, and, where users come by https, that they always
 * will. `publicUrl` is the address users open.
 */
export function sendTransportHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const secure = publicUrl?.startsWith('https:') === true;
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.setHeader('permissions-policy', unused.map((feature) => `${feature}=()`).join(', '));
    if (secure) raw.setHeader('strict-transport-security', `max-age=${twoYears}`);
  });
}
