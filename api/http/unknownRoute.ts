import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../errors.ts';

/** Answers unmatched calls: 405 with `Allow` where the path exists for another method, else 404. Both JSON. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', (route) => {
    const pattern = new RegExp(`^${route.url.replace(/[.]/g, '\\.').replace(/:[^/]+/g, '[^/]+')}$`);
    routes.push({ pattern, methods: [route.method].flat() });
  });
  app.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    if (methods.length === 0) throw notFound();
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'method_not_allowed', {
      allow: [...new Set(methods)].join(', '),
    });
  });
}
