import { resolveLanguage } from '#domain/texts/messages.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createYoga, type Plugin } from 'graphql-yoga';
import { v7 } from 'uuid';
import type { GatewayConfig } from './config.ts';
import {
  createContext,
  openContext,
  type OwnContext,
  type RequestInfo,
  type ServerContext,
} from './context.ts';
import { answerFromCache, type AnswerCache, learnType } from './compiled/answerFromCache.ts';
import { OperationCache } from './compiled/operationCache.ts';
import { isShortJson, readBody } from './compiled/readBody.ts';
import { type LogFailure, maskError } from './errors/maskError.ts';
import { translateServiceTexts } from './errors/serviceTexts.ts';
import { graphiqlOptions, renderGraphiql } from './graphiql/graphiql.ts';
import { serveExports } from './exports/serveExports.ts';
import { serveReportLines } from './flatReport/reportLines.ts';
import { Admission } from './http/admission.ts';
import { admitRead, explainRefusal, answerDeadToken, refuseUnreadable } from './http/refusals.ts';
import { setGraphHeaders } from './http/graphHeaders.ts';
import { cachePublicAnswers } from './http/answerCache.ts';
import { limitAnswers } from './limits/answerSize.ts';
import { documentCaches } from './limits/documentCache.ts';
import { limitOperations } from './limits/limitOperations.ts';
import { findOperations, persistedOperations } from './persistedOperations.ts';
import { serveMcp } from './mcp/serveMcp.ts';
import { readers } from './rest/compiledReader.ts';
import { RestClient } from './rest/restClient.ts';
import { createSchema, schemaText } from './schema.ts';
import { addEventIds } from './subscription/eventIds.ts';
import { answerMultipart } from './subscription/multipartStream.ts';
import { isOfSingleConnection, SingleConnections } from './subscription/singleConnections.ts';
import { LiveClient } from './upstream/liveClient.ts';

/**
 * The gateway. `register` adds `/graphql`, `/mcp` and `/schema.graphql` to a Fastify instance; `fetch` answers
 * in-process, with no port, for programs that share the process.
 */
type Gateway = {
  register(app: FastifyInstance): Promise<void>;
  fetch(request: Request): Promise<Response>;
  answerTogether: AnswerTogether;
  /** Hits and misses of its caches since the start; `replies` only where they are kept. */
  caches: Readonly<Record<string, CacheState>>;
  close(): Promise<void>;
};

export type CacheState = { readonly hits: number; readonly misses: number };

/** Answers several operations of one caller over shared reads, so that following pages read nothing twice. */
type AnswerTogether = (requestInfo?: RequestInfo) => { fetch(request: Request): Promise<Response> };

/** Bytes of a request: an import carries a 5 MB file as base64. */
const longestRequest = 8 * 1024 * 1024;

/** Prepares the gateway; nothing is called before the first operation. */
export function createGateway(config: GatewayConfig): Gateway {
  readers.areCompiled = config.compilesReplies;
  const client = config.asksGeneration ? new LiveClient(config.rest) : new RestClient(config.rest);
  let log: LogFailure = (error) => console.error(error);
  const contextOf = createContext(config, client, v7);
  const operationText = persistedOperations(config.persistedOperations);
  const cache: AnswerCache = {
    operations: new OperationCache(),
    textOfId: operationText,
    maxCost: config.limits.cost,
    maxBytes: config.limits.answer,
    openContext: openContext(config, client),
    types: new Map(),
  };
  const schema = createSchema();
  const yoga = createYoga<ServerContext, OwnContext>({
    schema,
    context: contextOf,
    maskedErrors: { maskError: (error) => maskError(error, log) },
    graphiql: config.graphiql ? graphiqlOptions : false,
    renderGraphiQL: renderGraphiql,
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    parserAndValidationCache: documentCaches(),
    maxRequestBodySize: longestRequest,
    extraParamNames: ['documentId'],
    plugins: [
      refuseUnreadable(),
      admitRead(),
      ...findOperations(operationText),
      limitOperations(config.limits, config),
      limitAnswers(config.limits.answer),
      cache.operations.plugin(),
      cachePublicAnswers(),
      addExtensions(),
      answerDeadToken(),
      addEventIds(),
      answerMultipart(),
      explainRefusal(),
    ],
  });
  const answerTogether: AnswerTogether = (requestInfo) => {
    let reusedContext: OwnContext | undefined;
    return {
      fetch: async (request) => {
        reusedContext ??= contextOf({ request, ...requestInfo });
        return yoga.fetch(request, { ...requestInfo, reusedContext });
      },
    };
  };
  const admission = new Admission(config.admission, client.users);
  const connections = new SingleConnections((request, requestInfo) => yoga.fetch(request, requestInfo));
  /** Known operations are answered at once, all else by the server library, which gets the body that was read. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestInfo: RequestInfo,
  ): Promise<void> {
    let leave: (() => void) | undefined;
    // Only once the body is here, so that slow senders take up no place.
    const admit = () => (leave = admission.enter(request, response, requestInfo)) !== undefined;
    try {
      // A subscription counts only until it runs: from then on it mostly waits for events.
      if (!isShortJson(request)) return await yoga(request, response, { ...requestInfo, admit });
      const body = await readBody(request);
      if (body === undefined || !admit()) return;
      const { isSent, reusedContext } = config.compilesQueries
        ? await answerFromCache(cache, request, response, body, requestInfo)
        : { isSent: false };
      if (isSent || response.destroyed) return;
      await yoga(Object.assign(request, { body }), response, { ...requestInfo, reusedContext });
      learnType(cache.types, request, response);
    } finally {
      leave?.();
    }
  }
  return {
    async register(app) {
      log = (error) => app.log.error(error);
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null)); // yoga reads the body itself
        scope.route({
          url: '/graphql',
          method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
          handler: async (request, reply) => {
            reply.hijack();
            await setGraphHeaders(request, reply, config.graphiql);
            const requestInfo = { requestId: request.id, address: request.ip };
            if (isOfSingleConnection(request)) await connections.answer(request, reply.raw, requestInfo);
            else await answer(request.raw, reply.raw, requestInfo);
          },
        });
        serveReportLines(scope, answerTogether);
        serveExports(scope, cache.openContext);
        if (config.mcp)
          await scope.register(async (own) => serveMcp(own, { ...config, schema, answer: answerTogether }));
        if (config.introspection)
          scope.get('/schema.graphql', (_request, reply) =>
            reply.type('text/plain; charset=utf-8').send(schemaText),
          );
      });
    },
    fetch: async (request) => yoga.fetch(request, {}),
    answerTogether,
    caches: { operations: cache.operations, ...(client.replies && { replies: client.replies }) },
    close: () => client.close(),
  };
}

/** Adds the request id, for reports of trouble, and the operation's cost to every answer. */
function addExtensions(): Plugin {
  return {
    // Refused before there was an operation, so none of the hooks below ran.
    onResultProcess({ result, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || result.extensions !== undefined) return;
      const { requestId } = serverContext as ServerContext;
      if (requestId !== undefined) result.extensions = { requestId };
    },
    onExecutionResult({ result, context }) {
      if (result === undefined || Array.isArray(result) || Symbol.asyncIterator in result) return;
      // An operation that is refused before it runs has neither settings nor calls.
      const { requestId, cost, config, rest } = context as unknown as Partial<OwnContext>;
      const extensions =
        cost === undefined || config === undefined
          ? {}
          : { cost, costRemaining: Math.max(0, config.limits.cost - cost) };
      if (rest !== undefined)
        translateServiceTexts(result.errors ?? [], resolveLanguage(rest.caller.language));
      const replayed = rest?.isReplayed ? { idempotencyReplayed: true } : {};
      // Left out of the answer where it is undefined.
      const rate = { callsRemaining: rest?.callsRemaining };
      result.extensions = { ...result.extensions, requestId, ...extensions, ...rate, ...replayed };
    },
  };
}
