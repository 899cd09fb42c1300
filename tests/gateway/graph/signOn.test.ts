import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsVersion } from '#domain/people/terms.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { client, openIdentityProvider } from '../../support/servers/identityProvider.ts';
import { newUser, openOffice, uniqueEmail } from '../../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
beforeAll(async () => {
  provider = await openIdentityProvider('http://torre.test/login/callback');
  api = await startApi({ webhookLocalhost: true });
  gateway = await startGateway(api.url);
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await provider.close();
});

/** Sends a mutation and gives its payload. */
async function send(field: string, wanted: string, input: object, token: string | null = null) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${field}(input: $input) { errors { key path choices } ${wanted} } }`;
  const { data, errors } = await gateway.ask(text, { variables: { input }, token });
  expect(errors).toEqual([]);
  return data[field];
}

test('an owner sets the provider of an office, by whose domain somebody signs up and enters again', async () => {
  const owner = await newUser(api.url);
  const { id: organizationId } = await openOffice(owner);
  const own = (field: string, input: object) => {
    const wanted = `organization { singleSignOn { callbackUrl provider { issuer newcomerRole required }
      domains { domain record provedAt } } }`;
    return send(field, wanted, { organizationId, ...input }, owner.token);
  };
  const provided = { issuer: provider.issuer, ...client, required: false, newcomerRole: 'EDITOR' };
  expect((await own('setSingleSignOn', { ...provided, newcomerRole: 'OWNER' })).errors).toEqual([
    { key: 'general.select', path: ['newcomerRole'], choices: ['VIEWER', 'EDITOR'] },
  ]);
  await own('setSingleSignOn', provided);
  const domain = 'escritorio.example';
  const named = await own('addEmailDomain', { domain });
  expect(named.organization.singleSignOn).toEqual({
    callbackUrl: 'http://torre.test/login/callback',
    provider: { issuer: provider.issuer, newcomerRole: 'EDITOR', required: false },
    domains: [{ domain, record: expect.stringMatching(/^torre-verification=/), provedAt: null }],
  });
  api.context.resolveTxt = async () => [];
  const refused = [{ key: 'email_domain.no_record', path: ['domain'], choices: null }];
  expect((await own('proveEmailDomain', { domain })).errors).toEqual(refused);
  api.context.resolveTxt = async () => [[named.organization.singleSignOn.domains[0].record]];
  const proved = await own('proveEmailDomain', { domain });
  expect(proved.organization.singleSignOn.domains[0].provedAt).not.toBeNull();

  const email = `bia@${domain}`;
  provider.people['bia'] = { email, email_verified: true, name: 'Bia Lima' };
  const enter = async () => {
    const { url, secret } = await send('beginSignOn', 'url secret', { email });
    const callback = await provider.logIn(url, 'bia');
    const wanted = 'token user { email } secondFactor { token } signUp { token name email organizationName }';
    return send('finishSignOn', wanted, { secret, callback });
  };
  const { token: none, signUp } = await enter();
  expect([none, signUp]).toMatchObject([null, { name: 'Bia Lima', email }]);
  const given = { token: signUp.token, name: 'Bia Lima', termsVersion };
  const made = await send('signUpBySignOn', 'token user { email }', given);
  expect(made.user).toEqual({ email });
  const again = await enter();
  const wanted = '{ viewer { organizations { role singleSignOn { callbackUrl } } } }';
  const { data, errors } = await gateway.ask(wanted, { token: again.token });
  expect(errors).toEqual([]);
  expect(data.viewer.organizations).toEqual([{ role: 'EDITOR', singleSignOn: null }]);
  const stranger = await send('beginSignOn', 'url', { email: uniqueEmail() });
  expect(stranger).toEqual({
    errors: [{ key: 'single_sign_on.no_office', path: ['email'], choices: null }],
    url: null,
  });
});

test('an office lists only pending invitations, and gives a project back', async () => {
  const [owner, guest] = [await newUser(api.url), await newUser(api.url)];
  const office = await openOffice(owner);
  await office.join(guest, 'viewer');
  await office.invite('outra@example.com', 'viewer');
  const waiting = '{ viewer { organizations { invitations { email } } } }';
  const { data } = await gateway.ask(waiting, { token: owner.token });
  expect(data.viewer.organizations).toEqual([{ invitations: [{ email: 'outra@example.com' }] }]);
  const { id: projectId } = await owner.project();
  for (const organizationId of [toGlobalId('Organization', office.id), null]) {
    const wanted = 'project { organizationId }';
    const { project } = await send('moveProject', wanted, { projectId, organizationId }, owner.token);
    expect(project).toEqual({ organizationId });
  }
});
