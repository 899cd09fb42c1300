import type { GatewayContext } from '../context.ts';
import { readCollaborators, readViewerUser, undefinedIfRefused } from './userApi.ts';

/** Whoever asks: everything about them is read when it is asked for. */
export type ViewerSource = object;

/** Reads a person the caller may know: oneself, or somebody one shares projects with. */
export async function userNode({ rest }: GatewayContext, id: string) {
  const own = await readViewerUser(rest).catch(undefinedIfRefused);
  if (own?.databaseId === id) return own;
  return (await readCollaborators(rest)).find((user) => user.databaseId === id) ?? null;
}
