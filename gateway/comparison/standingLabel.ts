import type { Standing } from '#domain/comparison/sides/standings.ts';
import { standingName } from '#domain/comparison/sides/standingName.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import type { GatewayContext } from '../context.ts';

/** The label of a standing in the language of the request. */
export const standingLabel = (standing: Pick<Standing, 'kind' | 'label'>, { rest }: GatewayContext) =>
  standingName(standing, messagesIn(resolveLanguage(rest.caller.language)));
