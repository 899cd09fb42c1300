import type { Caller } from '../rest/callOptions.ts';
import type { RestError } from '../rest/restErrors.ts';
import type { Capability, UpstreamProfile } from './capabilities.ts';
import { noteRefusal } from './shownRights.ts';

/**
 * The bundled service shows itself by the codes of its errors, another by the calls it does not know; `what` was called
 * is closed to whom it was refused.
 */
export function learnFrom(
  error: RestError,
  { profile, caller }: { profile: UpstreamProfile; caller: Caller },
  what: string,
  part: Capability | true | undefined,
): void {
  noteRefusal(caller.authorization, what, error);
  if (error.isCoded) profile.note('bundled');
  if (error.code !== 'NOT_SUPPORTED_BY_UPSTREAM' || part === undefined || part === true) return;
  profile.learn(part, false);
  if (part === 'ownUser' && profile.generation === 'unknown') profile.note('g2');
}
