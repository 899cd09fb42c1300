import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { OwnContext, openContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { answerRefusal } from '../http/answerRefusal.ts';
import { setGraphHeaders } from '../http/graphHeaders.ts';
import { officePath } from '../organization/organizationApi.ts';
import { queryId } from '../relay/ids.ts';
import { errorOfReply } from '../rest/refusedReply.ts';
import { notSupported, RestError, unavailable } from '../rest/restErrors.ts';
import { isJson } from '../rest/restReply.ts';
import { secondsOf } from '../rest/retry.ts';
import { accountExportPath } from '../user/userApi.ts';
import { accountFile, officeFile } from './exportedText.ts';

type Asked = FastifyRequest<{ Querystring: Record<string, string | string[] | undefined> }>;

/**
 * Adds the addresses that serve an account's and an office's data as files of any length, streamed as the service sends
 * them at the reader's speed. A refusal is answered in the graph's shape. A failure after the first bytes cuts the
 * connection, so that half a file does not look whole.
 */
export function serveExports(scope: FastifyInstance, open: ReturnType<typeof openContext>): void {
  const serve = (address: string, name: string, pathOf: (context: OwnContext, request: Asked) => string) =>
    scope.get(address, { exposeHeadRoute: false }, async (request: Asked, reply) => {
      await setGraphHeaders(request, reply, false);
      const requestInfo = { requestId: request.id, address: request.ip };
      const context = open(request.raw, reply.raw, requestInfo);
      try {
        const body = await openFile(context, pathOf(context, request), reply);
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(body);
      } catch (error) {
        if (!(error instanceof RestError) && !(error instanceof GraphQLError)) throw error;
        const { code, retryAfter } = error.extensions as { code: GraphqlErrorCode; retryAfter?: number };
        return answerRefusal(reply, { message: error.message, code, retryAfter });
      }
    });
  serve(accountFile, 'torre-account.json', () => accountExportPath);
  serve(officeFile, 'torre-office.json', (context, { query }) => {
    const id = [query['organization']].flat()[0];
    if (id === undefined || id === '')
      throw refusal('BAD_USER_INPUT', 'Say which office, by its id: ?organization=…');
    return `${officePath(queryId(context, id, 'Organization'))}/export`;
  });
}

/** @throws RestError unless the service sends the file. */
async function openFile({ rest }: OwnContext, path: string, { raw }: FastifyReply): Promise<Readable> {
  if (!rest.isSignedIn)
    throw new RestError('UNAUTHENTICATED', 'Send a token: Authorization: Bearer …', { status: 401 });
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  const answer = await rest.stream(path, 'application/json', gone.signal).catch((cause: unknown) => {
    throw unavailable('The service did not answer', cause);
  });
  const isFile = isJson({ contentType: answer.headers.get('content-type') ?? '' });
  if (answer.ok && isFile && answer.body !== null) return Readable.fromWeb(answer.body as ReadableStream);
  if (answer.ok) {
    gone.abort();
    throw notSupported(`GET ${path}`);
  }
  throw errorOfReply({
    status: answer.status,
    text: await answer.text(),
    retryAfter: secondsOf(answer.headers.get('retry-after') ?? undefined),
    what: `GET ${path}`,
    bundledOnly: true,
  });
}
