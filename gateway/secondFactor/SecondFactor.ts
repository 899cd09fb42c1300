import type { SecondFactorKind } from '../__generated__/resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readSecondFactors, type SecondFactorRow } from './secondFactorApi.ts';

const kinds: Record<string, SecondFactorKind> = { totp: 'TOTP', passkey: 'PASSKEY' };

/** The kind as the graph names it; none for what a later service may know. */
export const kindOf = (kind: string): SecondFactorKind[] => [kinds[kind] ?? []].flat();

const toSecondFactor = ({ id, kind, ...factor }: SecondFactorRow) => ({
  ...factor,
  __typename: 'SecondFactor' as const,
  id: toGlobalId('SecondFactor', id),
  databaseId: id,
  kind: kindOf(kind)[0] ?? ('TOTP' as const),
});

/** What log-ins of the caller are asked for after the password, oldest first. */
export async function viewerSecondFactors(_: unknown, __: unknown, { rest }: GatewayContext) {
  const { secondFactors, recoveryCodesLeft } = await readSecondFactors(rest);
  return { nodes: secondFactors.map(toSecondFactor), recoveryCodesLeft };
}

/** Reads one second factor; null when it was removed. */
export async function secondFactorNode({ rest }: GatewayContext, id: string) {
  const row = (await readSecondFactors(rest)).secondFactors.find((factor) => factor.id === id);
  return row === undefined ? null : toSecondFactor(row);
}
