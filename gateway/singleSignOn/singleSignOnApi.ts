import { newcomerRoles } from '#domain/people/singleSignOn.ts';
import { wireFields } from '#domain/wireNames.ts';
import { z } from 'zod';
import { officePath } from '../organization/organizationApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, listOf, segment, rowWire } from '../rest/wire.ts';

const bundledOnly = { bundledOnly: 'organizations' } as const;

const settingsReply = rowWire({
  single_sign_on: rowWire({
    issuer: z.string(),
    client_id: z.string(),
    required: z.boolean(),
    newcomer_role: z.enum(newcomerRoles),
    newcomer_discipline: z.string().nullish(),
  }).nullable(),
  email_domains: listOf(
    rowWire({ domain: z.string(), record: z.string(), proved_at: z.string().nullable() }),
  ),
  callback_url: z.string(),
});

const settingsPath = (id: string) => `${officePath(id)}/single-sign-on`;
const domainsPath = (id: string) => `${officePath(id)}/email-domains`;

/** How an office's people log in; visible to owners only. */
export const readSettings = (rest: RestOperation, id: string) =>
  rest.get(settingsPath(id), settingsReply, bundledOnly);

export const saveSettings = (rest: RestOperation, id: string, body: object) =>
  rest.send('PUT', settingsPath(id), wireFields(body), anything, bundledOnly);

export const deleteSettings = (rest: RestOperation, id: string) =>
  rest.send('DELETE', settingsPath(id), undefined, anything, bundledOnly);

export const addDomain = (rest: RestOperation, id: string, domain: string) =>
  rest.send('POST', domainsPath(id), { domain }, anything, bundledOnly);

export const proveDomain = (rest: RestOperation, id: string, domain: string) =>
  rest.send('PUT', `${domainsPath(id)}/${segment(domain)}/proof`, undefined, anything, bundledOnly);

export const deleteDomain = (rest: RestOperation, id: string, domain: string) =>
  rest.send('DELETE', `${domainsPath(id)}/${segment(domain)}`, undefined, anything, bundledOnly);
