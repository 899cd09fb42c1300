import type { SecondFactorKind } from '../__generated__/resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readSecondFactors, type SecondFactorRow } from './secondFactorApi.ts';

const kinds: Record<string, SecondFactorKind> = { totp: 'TOTP', passkey: 'PASSKEY' };

/** The kind in the graph's names; none for a kind of a later service. */
export const kindOf = (kind: string): SecondFactorKind[] => [kinds[kind] ?? []].flat();

const toSecondFactor = ({ id, kind, ...factor }: SecondFactorRow) => ({
  ...factor,
  __typename: 'SecondFactor' as const,
  id: toGlobalId('SecondFactor', id),
  databaseId: id,
  kind: kindOf(kind)[0] ?? ('TOTP' as const),
});

/** The second factors of the caller's log-ins, oldest first. */
export async function viewerSecondFactors(_: unknown, __: unknown, { rest }: GatewayContext) {
  const { secondFactors, recoveryCodesLeft } = await readSecondFactors(rest);
  return { nodes: secondFactors.map(toSecondFactor), recoveryCodesLeft };
}

/** Reads one second factor; null when it was removed. */
export async function secondFactorNode({ rest }: GatewayContext, id: string) {
  const row = (await readSecondFactors(rest)).secondFactors.find((factor) => factor.id === id);
  return row === undefined ? null : toSecondFactor(row);
}
