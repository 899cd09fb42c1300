import { resolveLanguage } from '#domain/messages.ts';
import { issueText } from '#domain/messageText.ts';
import type { ResolversOf } from '../resolverTypes.ts';

export const UserError: ResolversOf<'UserError'> = {
  message: ({ message, key }, _, { rest }) =>
    message ?? issueText(key ?? '', resolveLanguage(rest.caller.language)),
};
