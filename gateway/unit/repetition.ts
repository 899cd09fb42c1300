import { refusedInput } from '../errors/userErrors.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';

/**
 * How many times a tower is built, for a body.
 *
 * @throws RefusedInput for none; RestError NOT_SUPPORTED_BY_UPSTREAM where the service does not keep it.
 */
export async function repetitionBody(rest: RestOperation, count: number | null | undefined) {
  if (count == null) return {};
  if (count < 1)
    throw refusedInput('VALIDATION_FAILED', 'floor_group.repetition.positive', ['repetitionCount']);
  if (!(await knownProfile(rest)).has('towerRepetition'))
    throw notSupported('how many times a tower is built');
  return { repetition_count: count };
}
