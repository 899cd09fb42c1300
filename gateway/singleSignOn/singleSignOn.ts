import type { GatewayContext } from '../context.ts';
import { mutations } from '../mutations.ts';
import { officeIdIn, reloadOrganization } from '../organization/organizationMutations.ts';
import type { OrganizationSource } from '../organization/organizationSource.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import * as api from './singleSignOnApi.ts';

/** How an office's people log in; visible to owners only. */
export async function officeSingleSignOn(
  { row: { id, role } }: OrganizationSource,
  _: unknown,
  { rest }: GatewayContext,
) {
  if (role !== 'owner') return null;
  const { singleSignOn, emailDomains, callbackUrl } = await api.readSettings(rest, id);
  return { provider: singleSignOn, domains: emailDomains, callbackUrl };
}

/** A change of an office, which is then read again. */
const changing =
  <Input extends { organizationId: string }>(
    change: (rest: RestOperation, organizationId: string, input: Input) => Promise<unknown>,
  ) =>
  async (input: Input, { rest }: GatewayContext) => {
    const id = officeIdIn(input.organizationId);
    await change(rest, id, input);
    return reloadOrganization(rest, id);
  };

type OfDomain = { organizationId: string; domain: string };

export const singleSignOnMutations = mutations({
  setSingleSignOn: changing((rest, id, { organizationId: _own, ...settings }) =>
    api.saveSettings(rest, id, settings),
  ),
  removeSingleSignOn: changing(api.deleteSettings),
  addEmailDomain: changing((rest, id, { domain }: OfDomain) => api.addDomain(rest, id, domain)),
  proveEmailDomain: changing((rest, id, { domain }: OfDomain) => api.proveDomain(rest, id, domain)),
  removeEmailDomain: changing((rest, id, { domain }: OfDomain) => api.deleteDomain(rest, id, domain)),
});
