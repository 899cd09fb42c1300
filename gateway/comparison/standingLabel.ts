import type { Standing } from '#domain/comparison/standings.ts';
import { standingName } from '#domain/comparison/standingName.ts';
import { resolveLanguage } from '#domain/messages.ts';
import type { GatewayContext } from '../context.ts';

/** What a standing is called in the language of the request. */
export const standingLabel = (standing: Pick<Standing, 'kind' | 'label'>, { rest }: GatewayContext) =>
  standingName(standing, resolveLanguage(rest.caller.language));
