import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment, rowWire } from '../rest/wire.ts';

const path = '/v1/tokens/sessions';
const bundledOnly = { bundledOnly: 'sessions' } as const;

/** A log-in as /v1 lists it: never the token. */
const sessionWire = rowWire({
  id: idWire,
  created_at: z.string(),
  expires_at: z.string().nullish(),
  last_used_at: z.string().nullish(),
  device: z.string().nullish(),
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionWire>;

const many = z.object({ sessions: listOf(sessionWire) });

/** The caller's active sessions, newest first. */
export const readSessions = async (rest: RestOperation): Promise<SessionRow[]> =>
  (await rest.get(path, many, bundledOnly)).sessions;

export const deleteSession = (rest: RestOperation, id: string) =>
  rest.send('DELETE', `${path}/${segment(id)}`, undefined, anything, bundledOnly);

/** Ends every session but the caller's. */
export const deleteOtherSessions = (rest: RestOperation) =>
  rest.send('DELETE', path, undefined, anything, bundledOnly);
