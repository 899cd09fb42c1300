import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnContext, RequestInfo } from '../context.ts';
import type { OperationCache } from './operationCache.ts';
import { jsonOf } from '../rest/jsonOf.ts';
import { keepAnswer, unchangedAnswer } from '../cache/unchangedAnswers.ts';

/** What the HTTP side needs to answer a known operation. */
export type AnswerCache = {
  operations: OperationCache;
  /** The text of a persisted operation. */
  textOfId: (id: string) => string | null;
  maxCost: number;
  maxBytes: number;
  openContext: (request: IncomingMessage, response: ServerResponse, requestInfo: RequestInfo) => OwnContext;
  /** The content type by `Accept`, as the server library chose it before. */
  types: Map<string, string>;
};

/** Whether the answer was sent; if not, the context with what was already read, for the library to go on with. */
type KnownAnswer = { isSent: boolean; reusedContext?: OwnContext | undefined };

/**
 * Answers a query that was asked before, without the server library. Everything unusual is left to the library: unknown
 * texts, too high a cost, faulty variables, too long an answer, and every answer with an error, which it makes from
 * what was already read.
 */
export async function answerFromCache(
  cache: AnswerCache,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  requestInfo: RequestInfo,
): Promise<KnownAnswer> {
  const { operations, textOfId, openContext, types } = cache;
  const type = types.get(request.headers.accept ?? '');
  const asked = type === undefined ? undefined : requestedOperation(body, textOfId);
  const operation = asked === undefined ? undefined : operations.find(asked.text);
  if (type === undefined || asked === undefined || operation === undefined) return { isSent: false };
  const { operationName, variables } = asked;
  if (operationName !== undefined && operationName !== operation.name) return { isSent: false };
  if (operation.leastCost > cache.maxCost) return { isSent: false };

  const context = openContext(request, response, requestInfo);
  context.cost = operation.leastCost;
  const unchanged = await unchangedAnswer(operation, variables, context);
  const data = unchanged?.data ?? (await operation.answer(context, variables));
  if (data === undefined) return { isSent: false, reusedContext: context };
  const cost = unchanged?.cost ?? context.cost;
  if (unchanged === undefined) keepAnswer(operation, variables, context, { data, cost });
  const calls = context.rest.callsRemaining;
  const rate = calls === undefined ? '' : `,"callsRemaining":${calls}`;
  const text = `{"data":${data},"extensions":{"requestId":${JSON.stringify(requestInfo.requestId)},"cost":${cost},"costRemaining":${cache.maxCost - cost}${rate}}}`;
  // As bytes: node would join text and headers, measure both and copy them again.
  const bytes = Buffer.from(text);
  if (bytes.length > cache.maxBytes) return { isSent: false, reusedContext: context };
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  response.end(bytes);
  return { isSent: true };
}

const maxTypes = 32;

/** Remembers the content type the server library gave for an `Accept`, so that compiled answers get the same. */
export function learnType(
  types: Map<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = response.getHeader('content-type');
  const { accept = '' } = request.headers;
  if (response.statusCode !== 200 || typeof type !== 'string' || types.size >= maxTypes) return;
  if (/^application\/(graphql-response\+)?json; charset=utf-8$/.test(type)) types.set(accept, type);
}

/** An operation as the client names it, with its variables. */
type RequestedOperation = {
  text: string;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
};

const members = ['query', 'documentId', 'operationName', 'variables'];

/**
 * The operation in a body.
 * @returns undefined for anything unusual, which is left to the server library.
 */
function requestedOperation(
  body: Buffer,
  textOfId: (id: string) => string | null,
): RequestedOperation | undefined {
  const asked = jsonOf(body.toString('utf8'));
  if (!isObject(asked)) return undefined;
  for (const member in asked) if (!members.includes(member)) return undefined;
  const { query, documentId, operationName = null, variables = null } = asked;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  const text =
    documentId === undefined
      ? query
      : typeof documentId === 'string' && query === undefined
        ? textOfId(documentId)
        : undefined;
  if (typeof text !== 'string') return undefined;
  return { text, operationName: operationName ?? undefined, variables: variables ?? {} };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
