import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { askGraph, type GraphFetch } from '../askGraph.ts';
import type { GatewayConfig } from '../config.ts';
import type { RequestInfo } from '../context.ts';
import { setGraphHeaders } from '../http/graphHeaders.ts';
import type { GraphReply, Run } from './mcpServer.ts';

/** Bytes of a message; a whole tower's quantities take some tens of thousands. */
const longestMessage = 1024 * 1024;

/** Sent before every message, so that each counts toward its token's limits, even one that runs nothing. */
const whoAsks = '{ viewer { user { id } } }';

type Pages = Pick<GatewayConfig, 'publicUrl' | 'corsOrigins'>;
type Asked = Pages & { schema: GraphQLSchema; answer: (requestInfo: RequestInfo) => GraphFetch };

/**
 * Adds the address of the Model Context Protocol over HTTP, without sessions: one message per POST. Its tools run
 * operations in this process, with the token, limits and refusals of `/graphql`.
 */
export function serveMcp(scope: FastifyInstance, { schema, answer, ...config }: Asked): void {
  // Loaded with the first message: most installations never get one.
  let answers: Promise<(request: Request, run: Run) => Promise<Response>> | undefined;
  // The protocol's library reports malformed messages itself.
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  scope.route({
    url: '/mcp',
    method: ['GET', 'HEAD', 'DELETE'],
    handler: (_request, reply) =>
      reply.code(405).header('allow', 'POST').send(fault('Send messages by POST')),
  });
  scope.post('/mcp', { bodyLimit: longestMessage }, async (request, reply) => {
    await setGraphHeaders(request, reply, false);
    if (!isOwnPage(request, config)) return reply.code(403).send(fault('Pages of this origin may not ask'));
    const body = (request.body as string | undefined) ?? '';
    if (body.trimStart().startsWith('[')) return reply.code(400).send(fault('Send one message at a time'));
    const run = runnerFor(request, reply, answer);
    const refused = await refusal(request, run);
    if (refused !== undefined) {
      const { status, message, headers } = refused;
      return reply.code(status).headers(headers).send(fault(message));
    }
    answers ??= import('./mcpServer.ts').then(({ mcpAnswers }) => mcpAnswers(schema));
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const message = new Request('http://gateway/mcp', { method: 'POST', headers, body });
    const response = await (await answers)(message, run);
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
}

/** Runs operations for the sender of a message, until they disconnect. */
function runnerFor(request: FastifyRequest, reply: FastifyReply, answer: Asked['answer']): Run {
  const { authorization = '', 'accept-language': language = 'en-US' } = request.headers;
  const graph = answer({ requestId: request.id, address: request.ip });
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const { signal } = gone;
  return (query, variables) =>
    askGraph<GraphReply>(graph, { authorization, language }, { query, variables, signal });
}

/** Why a message is not even read: no valid token, or too many calls with it. */
async function refusal({ headers }: FastifyRequest, run: Run) {
  const hasToken = /^bearer \S/i.test(headers.authorization ?? '');
  const [error] = hasToken ? ((await run(whoAsks, {})).errors ?? []) : [];
  const { code, retryAfter = 1 } = error?.extensions ?? {};
  if (!hasToken || code === 'UNAUTHENTICATED') {
    const message = 'Send a token that lives: Authorization: Bearer …';
    return { status: 401, message, headers: { 'www-authenticate': 'Bearer realm="torre"' } };
  }
  if (error === undefined || code !== 'RATE_LIMITED') return undefined;
  return { status: 429, message: error.message, headers: { 'retry-after': String(retryAfter) } };
}

/** A foreign page open in the browser must not send messages on behalf of its reader. */
function isOwnPage(
  { headers: { origin }, host }: FastifyRequest,
  { publicUrl, corsOrigins }: Pages,
): boolean {
  if (origin === undefined || corsOrigins.includes('*') || corsOrigins.includes(origin)) return true;
  const own = publicUrl === undefined ? [`http://${host}`, `https://${host}`] : [new URL(publicUrl).origin];
  return own.includes(origin);
}

const fault = (message: string) => ({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
