import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isAnsweredOnce } from '../http/idempotency.ts';
import { contactOf, securityNote } from './contact.ts';

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\x21-\\x7e]{1,255}$',
      description: 'Sent again within 24 hours with the same key, the call is answered as the first time',
    },
  },
};

/**
 * Collects the routes registered after it, for the description of the service; call before the first route.
 *
 * @param contact - mail address or page of whom to ask.
 */
export async function describeRoutes(app: FastifyInstance, contact: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Torre /v1',
        version: '1',
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
        contact: contactOf(contact),
        description:
          'Projects, towers and their structures, with CO₂ and energy as ranges. Areas m², heights m, volumes m³, ' +
          'masses kg, CO₂ kgCO₂e, energy MJ (cradle to gate, A1–A3). Times are RFC 3339 UTC. Unknown keys in a body ' +
          'are refused. A known path asked with another method answers 405 with Allow; texts of errors are in the ' +
          'language of Accept-Language (pt-BR, en-US, es-ES, ru-RU), English without one. A call that takes an ' +
          'Idempotency-Key is carried out once and answered alike for 24 hours (Idempotency-Replayed: true). ' +
          securityNote,
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The token of POST /v1/tokens/authentication, or a personal one of POST /v1/tokens/api',
          },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const { config = {}, method } = document.route;
      const access = config.access ?? 'open';
      const security = access === 'open' ? [] : [{ bearer: [] }];
      // Keys are per user, and files are parsed by their routes.
      const isOnce = isAnsweredOnce(String(method), config) && access !== 'open' && !schema.consumes;
      const headers = isOnce ? { headers: idempotencyKey } : {};
      return { url, schema: { ...schema, ...headers, security, 'x-access': access } };
    },
  });
}
