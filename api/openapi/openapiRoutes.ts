import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { completeDocument } from './completeDocument.ts';
import { docsPage, docsPolicy } from './docsPage.ts';
import type { OpenapiDocument } from './document.ts';

/** The description of the service, made of the schemas that check its requests: for programs, and for people. */
export const openapiRoutes = (): FastifyPluginAsyncZod => async (app) => {
  const config = { access: 'open' } as const;
  const tags = ['openapi'];
  let made: OpenapiDocument | undefined;
  const document = () => (made ??= completeDocument(app.swagger() as unknown as OpenapiDocument));

  const description = { tags, summary: 'This description, OpenAPI 3.1' };
  app.get('/openapi.json', { config, schema: description }, async () => document());

  const page = { tags, summary: 'This description as a page where calls can be tried' };
  app.get('/docs', { config, schema: page }, async (_request, reply) => {
    reply.header('content-security-policy', docsPolicy);
    return reply.type('text/html; charset=utf-8').send(docsPage(document()));
  });
};
