import type { RestError } from '../rest/restErrors.ts';
import type { Capability, UpstreamProfile } from './capabilities.ts';

/** The bundled service shows itself by the codes of its errors; another by the calls it does not know. */
export function learnFrom(
  error: RestError,
  profile: UpstreamProfile,
  part: Capability | true | undefined,
): void {
  if (error.isCoded) profile.note('bundled');
  if (error.code !== 'NOT_SUPPORTED_BY_UPSTREAM' || part === undefined || part === true) return;
  profile.learn(part, false);
  if (part === 'ownUser' && profile.generation === 'unknown') profile.note('g2');
}
