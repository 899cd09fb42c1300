import type { FastifyInstance } from 'fastify';

const twoYears = 63_072_000;
/** Browser features that our pages never use. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];
const policy = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of every answer: features that pages may not use, and HSTS where users come by https. `publicUrl` is the
 * address users open.
 */
export function sendTransportHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const secure = publicUrl?.startsWith('https:') === true;
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setHeader('permissions-policy', policy);
    if (secure) raw.setHeader('strict-transport-security', `max-age=${twoYears}`);
    done();
  });
}
