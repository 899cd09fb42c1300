import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment, rowWire } from '../rest/wire.ts';
import { wireFields } from '#domain/wireNames.ts';

const path = '/v1/tokens/api';
const bundledOnly = { bundledOnly: 'apiTokens' } as const;

/** A personal token as /v1 lists it: never the secret. */
const apiTokenShape = {
  id: idWire,
  name: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullish(),
  last_used_at: z.string().nullish(),
  read_only: z.boolean().nullish(),
  project_id: idWire.nullish(),
  project_name: z.string().nullish(),
};
const apiTokenWire = rowWire(apiTokenShape);
export type ApiTokenRow = z.output<typeof apiTokenWire>;

const many = z.object({ api_tokens: listOf(apiTokenWire) });
const created = z.object({ api_token: rowWire({ ...apiTokenShape, token: z.string() }) });

/** The caller's valid personal tokens, newest first. */
export const readApiTokens = async (rest: RestOperation): Promise<ApiTokenRow[]> =>
  (await rest.get(path, many, bundledOnly)).api_tokens;

/** The new token with its secret, which is only in this reply. */
export const createApiToken = async (
  rest: RestOperation,
  body: {
    name: string;
    expiresAt: string;
    readOnly?: boolean | undefined;
    projectId?: string | undefined;
  },
) => (await rest.send('POST', path, wireFields(body), created, bundledOnly)).api_token;

export const deleteApiToken = (rest: RestOperation, id: string) =>
  rest.send('DELETE', `${path}/${segment(id)}`, undefined, anything, bundledOnly);
