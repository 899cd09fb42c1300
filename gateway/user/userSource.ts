import type { GatewayContext } from '../context.ts';
import { readCollaborators, readViewerUser, undefinedIfRefused } from './userApi.ts';

/** The caller; everything about them is read when it is asked for. */
export type ViewerSource = object;

/** Reads a person the caller may see: themselves, or somebody they share projects with. */
export async function userNode({ rest }: GatewayContext, id: string) {
  const own = await readViewerUser(rest).catch(undefinedIfRefused);
  if (own?.databaseId === id) return own;
  return (await readCollaborators(rest)).find((user) => user.databaseId === id) ?? null;
}
