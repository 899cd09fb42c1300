import i18next from 'i18next';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { dataRetries } from '#domain/limits.ts';
import { activationRequired } from '../errors/activationRequired.ts';
import { getSession } from '../session/session.ts';
import { takeEarlyAnswer } from './earlyAnswer.ts';
import { failureOf, type GraphqlError, RequestFailure } from './failure.ts';
import { sessionExpired } from './sessionExpired.ts';

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: GraphqlError[];
  extensions?: { requestId?: string };
};

/** Headers of every call: its id, the token, where there is one, and the language for the server's texts. */
export function requestHeaders(): Record<string, string> {
  const session = getSession();
  return {
    accept: 'application/graphql-response+json, application/json',
    'accept-language': i18next.resolvedLanguage ?? i18next.language ?? 'pt-BR',
    'x-request-id': newRequestId(),
    ...(session === null ? {} : { authorization: `Bearer ${session.token}` }),
  };
}

/**
 * One operation over the wire, by its persisted id. Queries are retried up to three times when the network fails, or
 * the server temporarily; mutations never are.
 * @throws RequestFailure when there is no data at all. Errors of single fields are passed on to Relay.
 */
export async function fetchGraphQL(
  operation: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse> {
  const token = getSession()?.token;
  const { response, answer } = await sendWithRetries(operation, variables);
  const requestId = answer.extensions?.requestId ?? response.headers.get('x-request-id');
  const errors = answer.errors ?? [];
  const unauthenticated = errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED');
  if (token !== undefined && (response.status === 401 || unauthenticated)) {
    sessionExpired(token);
    throw new RequestFailure('UNAUTHENTICATED', 'The session has ended', requestId);
  }
  if (errors.some((error) => error.extensions?.code === 'ACCOUNT_NOT_ACTIVATED')) activationRequired();
  const [first] = errors;
  const empty =
    !answer.data || (errors.length > 0 && Object.values(answer.data).every((field) => field === null));
  const missing = answer.data && errors.every((error) => error.extensions?.code === 'NOT_FOUND');
  if (empty && !missing && first !== undefined) throw failureOf(first, requestId);
  if (!answer.data) throw new RequestFailure('UNKNOWN', `HTTP ${response.status}`, requestId);
  const failed = operation.operationKind === 'query' ? errors.filter((error) => !isMissing(error)) : errors;
  return { ...answer, errors: failed.map((error) => withRequestId(error, requestId)) } as GraphQLResponse;
}

/** Missing things read as null: the screen knows whether its project or its unit is missing, and says so. */
const isMissing = ({ path, extensions }: GraphqlError) =>
  extensions?.['code'] === 'NOT_FOUND' && path?.length === 1;

/** Relay keeps each field's error separately, so the request id is added to each. */
const withRequestId = ({ extensions, ...error }: GraphqlError, requestId: string | null): GraphqlError => ({
  ...error,
  extensions: { requestId, ...extensions },
});

type Answered = { response: Response; answer: Answer };

async function sendWithRetries(operation: RequestParameters, variables: Variables): Promise<Answered> {
  const tries = operation.operationKind === 'query' ? dataRetries + 1 : 1;
  for (let attempt = 1; ; attempt += 1) {
    const pause = 250 * 2 ** (attempt - 1);
    try {
      const response = await send(operation, variables);
      if (attempt >= tries) return { response, answer: await readAnswer(response) };
      const outcome = await readAnswer(response).catch((failure: RequestFailure) => failure);
      const wait = retryWait(response, outcome);
      if (wait === undefined && outcome instanceof RequestFailure) throw outcome;
      if (wait === undefined) return { response, answer: outcome as Answer };
      await sleep(Math.max(pause, wait));
    } catch (cause) {
      if (cause instanceof RequestFailure) throw cause;
      if (attempt >= tries) throw new RequestFailure('NETWORK', 'No connection', null, { cause });
      await sleep(pause);
    }
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nobody waits longer than this before an error is shown (ms). */
const longestWait = 10_000;

/** Temporary failures, as the answer of the server or as the error of everything requested. */
const temporaryCodes = new Set<unknown>(['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'INTERNAL']);

/** How long to wait (ms) before a retry; undefined where that is useless. */
function retryWait(response: Response, outcome: Answer | RequestFailure): number | undefined {
  const [first] = 'errors' in outcome && !hasData(outcome) ? (outcome.errors ?? []) : [];
  const isTemporary =
    response.status === 429 || response.status >= 500 || temporaryCodes.has(first?.extensions?.['code']);
  if (!isTemporary) return undefined;
  const asked = first?.extensions?.['retryAfter'] ?? response.headers.get('retry-after');
  const wait = (Number(asked) || 0) * 1000;
  return wait > longestWait ? undefined : wait;
}

const hasData = ({ data }: Answer) => Object.values(data ?? {}).some((field) => field !== null);

function send(operation: RequestParameters, variables: Variables): Promise<Response> {
  const early = takeEarlyAnswer(operation, variables);
  if (early !== undefined) return early;
  return fetch('/graphql', {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: operation.id, operationName: operation.name, variables }),
  });
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    throw new RequestFailure('UNKNOWN', `HTTP ${response.status}`, response.headers.get('x-request-id'), {
      cause,
    });
  }
}

/** An id for one request, under which every part of the service logs it. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
