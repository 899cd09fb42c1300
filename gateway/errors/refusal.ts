import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import {
  encodeMessage,
  type MessageKey,
  type MessageParams,
  resolveLanguage,
} from '#domain/texts/messages.ts';
import { messageText } from '#domain/texts/messageText.ts';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context.ts';

/** An error passed to the client unchanged, with a code of the closed list. */
export const refusal = (code: GraphqlErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });

/** A refusal of a value the user chose: the text in the language of the request, with its key beside the code. */
export const refusedChoice = (
  { rest }: Pick<GatewayContext, 'rest'>,
  key: MessageKey,
  params?: MessageParams,
) =>
  refusal('BAD_USER_INPUT', messageText(key, resolveLanguage(rest.caller.language), params), {
    key: encodeMessage(key, params),
  });
