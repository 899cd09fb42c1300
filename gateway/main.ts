import Fastify from 'fastify';
import { v7 } from 'uuid';
import { readGatewayConfig } from './config.ts';
import { sendTransportHeaders } from './http/transportHeaders.ts';
import { createGateway } from './server.ts';

/** Serves the gateway alone, in front of the /v1 service that V1_URL names. */
const config = readGatewayConfig(process.env);
const app = Fastify({
  logger: { level: config.logLevel },
  trustProxy: config.trustProxy,
  disableRequestLogging: true,
  forceCloseConnections: true,
  requestIdHeader: 'x-request-id',
  genReqId: () => v7(),
});
sendTransportHeaders(app, config.publicUrl);
const gateway = createGateway(config);
await gateway.register(app);
app.get('/livez', () => ({ status: 'ok' }));
app.addHook('onClose', () => gateway.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: config.port, host: config.host });
