import type { FastifyInstance } from 'fastify';
import { BadRequestError } from '../../errors.ts';

/** The largest JSON body in bytes. */
const maxJsonBytes = 1_048_576;

/** Reads JSON bodies: one value of at most 1 MB. An empty one counts as none, because clients send it with DELETE. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: maxJsonBytes },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      return parse(request, body, (error, value) => {
        if (error === null) done(null, value);
        else done(new BadRequestError('body contains badly-formed JSON'), undefined);
      });
    },
  );
}
