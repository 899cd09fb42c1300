import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { readCollaborators, readViewerUser } from './userApi.ts';

/** Of the viewer, what is about the person. */
export const viewerAccount = {
  user: (_: unknown, __: unknown, { rest }: GatewayContext) => readViewerUser(rest),
  collaborators: (_: unknown, __: unknown, { rest }: GatewayContext) => readCollaborators(rest),
  accountExport: async (_: unknown, __: unknown, { rest }: GatewayContext) => {
    const held = await rest.get('/v1/users/me/export', z.record(z.string(), z.unknown()), {
      bundledOnly: 'accountExport',
    });
    return JSON.stringify(held, null, 2);
  },
};

/** Reads a person the caller may know: oneself, or somebody one shares projects with. */
export async function userNode({ rest }: GatewayContext, id: string) {
  const own = await readViewerUser(rest).catch(() => undefined);
  if (own?.databaseId === id) return own;
  return (await readCollaborators(rest)).find((user) => user.databaseId === id) ?? null;
}
