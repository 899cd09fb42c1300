import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { signOnMutations } from '../account/signOn.ts';
import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { readOrganization } from '../organization/organizationApi.ts';
import { type OrganizationSource, toOrganization } from '../organization/organizationSource.ts';
import { inputNode } from '../relay/ids.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import * as api from './singleSignOnApi.ts';

/** How an office's people log in; only owners are told. */
export async function officeSingleSignOn(
  { row: { id, role } }: OrganizationSource,
  _: unknown,
  { rest }: GatewayContext,
) {
  if (role !== 'owner') return null;
  const { singleSignOn, emailDomains, callbackUrl } = await api.readSettings(rest, id);
  return { provider: singleSignOn, domains: emailDomains, callbackUrl };
}

type Change = (rest: RestOperation, organizationId: string) => Promise<unknown>;

/** Makes a change of an office and reads it again. */
const changed = (id: string, rest: RestOperation, change: Change) =>
  answer(async () => {
    const { organizationId } = inputNode(id, 'Organization', 'organizationId');
    await change(rest, organizationId);
    return { organization: toOrganization(await readOrganization(rest, organizationId)) };
  });

/** PUT /v1/organizations/{o}/single-sign-on. */
const setSingleSignOn: MutationResolvers['setSingleSignOn'] = (_, { input }, { rest }) => {
  const { organizationId, clientSecret, newcomerDiscipline, ...settings } = input;
  const body = { ...settings, clientSecret, newcomerDiscipline };
  return changed(organizationId, rest, (on, id) => api.saveSettings(on, id, body));
};

/** DELETE /v1/organizations/{o}/single-sign-on. */
const removeSingleSignOn: MutationResolvers['removeSingleSignOn'] = (_, { input }, { rest }) =>
  changed(input.organizationId, rest, api.deleteSettings);

/** POST /v1/organizations/{o}/email-domains. */
const addEmailDomain: MutationResolvers['addEmailDomain'] = (_, { input }, { rest }) =>
  changed(input.organizationId, rest, (on, id) => api.addDomain(on, id, input.domain));

/** PUT /v1/organizations/{o}/email-domains/{domain}/proof. */
const proveEmailDomain: MutationResolvers['proveEmailDomain'] = (_, { input }, { rest }) =>
  changed(input.organizationId, rest, (on, id) => api.proveDomain(on, id, input.domain));

/** DELETE /v1/organizations/{o}/email-domains/{domain}. */
const removeEmailDomain: MutationResolvers['removeEmailDomain'] = (_, { input }, { rest }) =>
  changed(input.organizationId, rest, (on, id) => api.deleteDomain(on, id, input.domain));

/** What changes how an office's people log in, and their log-in. */
export const singleSignOnMutations = {
  setSingleSignOn,
  removeSingleSignOn,
  addEmailDomain,
  proveEmailDomain,
  removeEmailDomain,
  ...signOnMutations,
};
