import { issueText, resolveLanguage } from '#domain/messages.ts';
import type { ResolversOf } from '../resolverTypes.ts';

export const UserError: ResolversOf<'UserError'> = {
  message: ({ message, key }, _, { rest }) =>
    message ?? issueText(key ?? '', resolveLanguage(rest.caller.language)),
};
