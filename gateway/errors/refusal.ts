import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import { GraphQLError } from 'graphql';

/** An error the client is told as it is, with a code of the closed list. */
export const refusal = (code: GraphqlErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });
