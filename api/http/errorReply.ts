import type { RestErrorCode } from '#domain/errorCodes.ts';
import { wireName } from '#domain/wireNames.ts';
import { parseMessage, resolveLanguage } from '#domain/texts/messages.ts';
import { isMessageKey, issueText } from '#domain/texts/messageText.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/unavailable.ts';
import { ApiError, BadRequestError, FieldError, unavailable } from '../errors.ts';
import { serviceTexts } from '../serviceTexts.ts';
import { InvalidRequest } from './input/validation.ts';

/** Answers any error in the service's one envelope: `{error, code, request_id, keys?}`. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    reply.headers(error.headers);
    return send(request, reply, error.status, error.code, plainText(error, request));
  }
  if (error instanceof FieldError) return replyWithFields(onWire(error.fields), request, reply);
  if (error instanceof InvalidRequest) return replyInvalid(error, request, reply);
  if (error instanceof BadRequestError)
    return send(request, reply, error.status, 'BAD_REQUEST', error.message);
  const { statusCode = 500, message } = error as FastifyError;
  // So long a part of an address names nothing.
  if (statusCode === 414) return replyWithError(new ApiError(404, 'NOT_FOUND', 'not_found'), request, reply);
  if (statusCode === 413)
    return send(request, reply, 413, 'PAYLOAD_TOO_LARGE', 'body must not be larger than 1 MB');
  if (statusCode === 415) return send(request, reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'body must be JSON');
  if (statusCode >= 400 && statusCode < 500) return send(request, reply, statusCode, 'BAD_REQUEST', message);
  request.log.error({ err: error }, 'request failed');
  if (isUnavailable(error)) return replyWithError(unavailable(), request, reply);
  const masked = new ApiError(500, 'INTERNAL', 'internal');
  return send(request, reply, 500, masked.code, plainText(masked, request));
}

/** As replyWithError, for what Fastify refuses before any hook ran: an address that can't be decoded. */
export function replyToUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void replyWithError(error, request, reply.header('x-request-id', request.id));
}

function replyInvalid(error: InvalidRequest, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // An undecodable path names nothing.
  if (error.part === 'params')
    return replyWithError(new ApiError(404, 'NOT_FOUND', 'not_found'), request, reply);
  if (error.empty) return send(request, reply, 400, 'BAD_REQUEST', 'body must not be empty');
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const key = [...issue.path, issue.keys[0]].join('.');
    return send(request, reply, 400, 'UNKNOWN_KEY', `body contains unknown key "${key}"`);
  }
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    // Floors and quantities are sent below `data`; fields are named without it, as on the live service.
    const field = issue.path.join('.').replace(/^data\./, '');
    if (field === '') return send(request, reply, 400, 'BAD_REQUEST', 'body must be a JSON object');
    // Report the first fault of a field.
    fields[field] ??= issue.message;
  }
  return replyWithFields(fields, request, reply);
}

/** Field paths are thrown in inner names. */
const onWire = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split('.').map(wireName).join('.'), message]),
  );

function replyWithFields(
  fields: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = resolveLanguage(request.headers['accept-language']);
  const texts: Record<string, string> = {};
  const keys: Record<string, string> = {};
  for (const [field, message] of Object.entries(fields)) {
    keys[field] = isMessageKey(parseMessage(message).key) ? message : 'general.invalid';
    texts[field] = issueText(message, language);
  }
  return send(request, reply, 422, 'VALIDATION_FAILED', texts, keys);
}

const plainText = (error: ApiError, request: FastifyRequest): string =>
  serviceTexts[resolveLanguage(request.headers['accept-language'])].errors[error.text];

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: RestErrorCode,
  error: string | Record<string, string>,
  keys?: Record<string, string>,
): FastifyReply {
  const body = { error, code, request_id: request.id, ...(keys === undefined ? {} : { keys }) };
  // As text, because the route's response schemas do not include the error envelope.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}
