/** `code` beside `error` in every error body of the bundled /v1 service. */
export const restErrorCodes = [
  'BAD_REQUEST',
  'UNKNOWN_KEY',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'ACCOUNT_NOT_ACTIVATED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'EDIT_CONFLICT',
  'INVITATION_ANSWERED',
  'INVITATION_EXPIRED',
  'INVITATION_FOR_ANOTHER',
  'VALID_VERSION',
  'LAST_VERSION',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
] as const;
export type RestErrorCode = (typeof restErrorCodes)[number];

/** `extensions.code` of GraphQL errors: what is not an expected refusal. */
export const graphqlErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_NOT_ACTIVATED',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_REPLY',
  'OUTCOME_UNKNOWN',
  'PROJECT_UNREADABLE',
  'NOT_SUPPORTED_BY_UPSTREAM',
  'OPERATION_TOO_EXPENSIVE',
  'RESPONSE_TOO_LARGE',
  'INTERNAL',
] as const;
export type GraphqlErrorCode = (typeof graphqlErrorCodes)[number];

/** `code` of a UserError: an expected refusal, returned as data. */
export const userErrorCodes = [
  'VALIDATION_FAILED',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'INVALID_TOKEN',
  'EMAIL_TAKEN',
  'NAME_TAKEN',
  'EDIT_CONFLICT',
  'CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'ACCOUNT_NOT_ACTIVATED',
  'INVITATION_ANSWERED',
  'INVITATION_EXPIRED',
  'INVITATION_FOR_ANOTHER',
  'VALID_VERSION',
  'LAST_VERSION',
  'NOT_SUPPORTED_BY_UPSTREAM',
] as const;
export type UserErrorCode = (typeof userErrorCodes)[number];
