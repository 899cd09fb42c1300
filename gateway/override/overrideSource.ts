import type { LikeForLikeCheck } from '#domain/comparison/checks/checks.ts';
import type { Side } from '../comparison/sides.ts';
import type { GatewayContext } from '../context.ts';
import { emptyIfUnsupported } from '../rest/restErrors.ts';
import { readOverrides } from './overrideApi.ts';

type FailedCheck = Pick<LikeForLikeCheck, 'rule' | 'passed' | 'blocking'>;

/**
 * Whether the tower has a note for each blocking check that these sides fail. Versions have no such notes, and neither
 * do services that keep none.
 */
export async function isOverridden(
  { rest }: GatewayContext,
  sides: readonly Side[],
  checks: readonly FailedCheck[],
): Promise<boolean> {
  const [first] = sides;
  if (first === undefined || sides.some(({ version }) => version !== null)) return false;
  const ids = sides.map(({ option }) => option.optionId);
  const overrides = await readOverrides(rest, first.option).catch(emptyIfUnsupported);
  const ofTheseSides = overrides.filter(
    ({ optionIds }) => optionIds.length === ids.length && optionIds.every((id) => ids.includes(id)),
  );
  return checks.every(
    ({ rule, passed, blocking }) => passed || !blocking || ofTheseSides.some((each) => each.rule === rule),
  );
}
