import Fastify from 'fastify';
import multipart from '@fastify/multipart';

/** A small S3: enough of its HTTP for presigned posts, PUT, GET, HEAD and DELETE of objects and their list, on a free port. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>();
  const app = Fastify({
    bodyLimit: 50_000_000,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(multipart, { attachFieldsToBody: true, limits: { fileSize: 50_000_000 } });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/:bucket', async (request, reply) => {
    const form = request.body as Record<string, { value: string; toBuffer(): Promise<Buffer> }>;
    const policy = JSON.parse(Buffer.from(form['Policy']?.value ?? '', 'base64').toString());
    const range = policy.conditions.find((each: unknown[]) => each[0] === 'content-length-range');
    const bytes = (await form['file']?.toBuffer()) ?? Buffer.alloc(0);
    if (bytes.length > range[2] || !form['X-Amz-Signature']) return reply.code(400).send();
    objects.set(form['key']?.value ?? '', bytes);
    return reply.code(204).send();
  });
  // Two names a page, so that whoever lists has to turn it.
  app.get('/:bucket', async (request, reply) => {
    const query = request.query as { prefix: string; 'continuation-token'?: string };
    const names = [...objects.keys()].filter((name) => name.startsWith(query.prefix)).toSorted();
    const from = Number(query['continuation-token'] ?? 0);
    const next = from + 2;
    const shown = names.slice(from, next).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    const more = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    const list = `<ListBucketResult>${shown.join('')}${more}</ListBucketResult>`;
    return reply.header('content-type', 'application/xml').send(list);
  });
  app.route({
    method: ['PUT', 'GET', 'HEAD', 'DELETE'],
    url: '/:bucket/*',
    handler: async (request, reply) => {
      const name = (request.params as { '*': string })['*'];
      if (request.method === 'PUT') objects.set(name, request.body as Buffer);
      if (request.method === 'DELETE') objects.delete(name);
      if (request.method === 'DELETE') return reply.code(204).send();
      if (request.method === 'PUT') return reply.code(200).send();
      const bytes = objects.get(name);
      if (bytes === undefined) return reply.code(404).send();
      return reply.header('content-type', 'image/webp').send(bytes);
    },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, objects, close: () => app.close() };
}
