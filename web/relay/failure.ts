import type { GraphqlErrorCode } from '#domain/errorCodes.ts';

/** Codes that only the client knows: no answer, an answer that is none of GraphQL's. */
type FailureCode = GraphqlErrorCode | 'NETWORK' | 'UNKNOWN';

/** Why a request failed as a whole; `requestId` finds it in the server's log. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: FailureCode;
  readonly requestId: string | null;

  constructor(code: FailureCode, message: string, requestId: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.requestId = requestId;
  }
}

export type GraphqlError = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
};

/** Code and request id of a GraphQL error. */
export function failureOf(error: GraphqlError, header: string | null): RequestFailure {
  const { code, requestId, request_id: snake } = error.extensions ?? {};
  const id = [requestId, snake, header].find((value) => typeof value === 'string') ?? null;
  return new RequestFailure((code as FailureCode | undefined) ?? 'UNKNOWN', error.message, id);
}
