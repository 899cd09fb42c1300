import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ApiConfig } from '../../../api/config.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { removeFolder } from '../../support/servers/endProcess.ts';
import { MailServer } from '../../support/servers/mailServer.ts';
import { layDatabase } from '../../support/preparedDatabase.ts';
import { call, sortedStatuses } from '../../support/restCall.ts';
import { expectStatus, newUser, password, uniqueEmail } from '../../support/world.ts';

let folder: string | undefined;
/** Of all tests but those that start one with settings of their own. */
let shared: TestApi;
let api: TestApi;
const mails = new MailServer();
const start = async (more: Partial<ApiConfig> = {}) => {
  const settings = { smtpUrl: mails.url, mailFrom: 'Torre <torre@example.com>' };
  api = await startApi({ ...settings, ...more });
};
beforeAll(async () => {
  // What could not be delivered is logged.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await mails.open();
  await start();
  shared = api;
});
afterAll(async () => {
  await shared.close();
  await mails.close();
  vi.restoreAllMocks();
});
afterEach(async () => {
  if (api !== shared) await api.close();
  api = shared;
  await api.db.deleteFrom('outbox').execute();
  await mails.close();
  mails.received.splice(0);
  await mails.open();
  if (folder !== undefined) removeFolder(folder);
  folder = undefined;
});

const signUp = async (email: string) => {
  const body = { name: 'Ana Souza', email, password };
  const headers = { 'accept-language': 'en' };
  await expectStatus(202, call(api.url, 'POST', '/v1/users', { body, headers }));
};
const patiently = { timeout: 20_000, interval: 50 };
const arrives = (email: string) => vi.waitFor(() => expect(mails.mailsTo(email)).toHaveLength(1), patiently);
const waiting = () => api.db.selectFrom('outbox').selectAll().execute();
/** Makes every letter due, without the pause after an attempt or a mail to the same person. */
const endPauses = () => api.db.updateTable('outbox').set({ nextAt: new Date() }).execute();
const deliverNow = async () => {
  await endPauses();
  api.context.mailer.wake();
};

test('with SMTP_URL a mail is sent, and nothing of it is kept', async () => {
  const email = uniqueEmail();
  await signUp(email);
  await arrives(email);
  const [mail] = mails.mailsTo(email);
  expect(mail?.text).toContain('From: Torre <torre@example.com>');
  expect(mail?.text).toContain(`To: ${email}`);
  expect(mail?.text).toContain('Subject: Activate your account');
  expect(mail?.text).toContain('multipart/alternative');
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patiently);
  expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  const body = { token: mail?.token };
  await expectStatus(200, call(api.url, 'PUT', '/v1/users/activated', { body }));
});

test('mails wait for an unreachable mail server and for the next start, and the inviter sees it', async () => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
  await layDatabase(folder);
  await start({ dataDir: folder, fsync: false });
  const [owner, guest] = [await newUser(api.url), uniqueEmail()];
  await arrives(owner.email);
  const project = await owner.project();
  await mails.close();
  const email = uniqueEmail();
  await signUp(email);
  const body = { email: guest, permissions: ['project:view'] };
  const invited = await expectStatus(200, owner.call('POST', `${project.path}/invite`, body));
  expect(invited.body.invitation.mail_status).toBe('waiting');
  await vi.waitFor(
    async () => expect((await waiting()).every(({ attempts }) => attempts > 0)).toBe(true),
    patiently,
  );
  // No secret of a link lies in the database meanwhile.
  expect(JSON.stringify(await waiting())).not.toMatch(/tkn|[A-Z2-7]{26}/);

  await endPauses();
  await api.close();
  await mails.open();
  await start({ dataDir: folder, fsync: false });
  await Promise.all([arrives(email), arrives(guest)]);
  const activation = { body: { token: mails.mailsTo(email)[0]?.token } };
  await expectStatus(200, call(api.url, 'PUT', '/v1/users/activated', activation));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patiently);
  const sent = await call(api.url, 'GET', `${project.path}/invitations`, { token: owner.token });
  expect(sent.body.invitations[0]).toMatchObject({ email: guest, mail_status: 'sent' });
  // The link of the mail that came late opens the invitation for somebody whose address is not proved.
  const invitee = await newUser(api.url, { email: guest, activated: false });
  const pending = `/v1/users/pending-invitations?token=${mails.mailsTo(guest)[0]?.token}`;
  expect((await invitee.call('GET', pending)).body.invitations).toHaveLength(1);
  // Two starts on a folder of the embedded database: slow beside other tests.
}, 120_000);

test('a change that fails posts no mail', async () => {
  const owner = await newUser(api.url);
  await arrives(owner.email);
  const project = await owner.project();
  await mails.close();
  const body = { email: uniqueEmail(), permissions: ['project:view'] };
  const invite = () => owner.call('POST', `${project.path}/invite`, body);
  expect(sortedStatuses(await Promise.all([invite(), invite()]))).toEqual([200, 422]);
  expect(await waiting()).toHaveLength(1);
});

test('an invitation whose answer was lost is answered again and mailed once', async () => {
  const owner = await newUser(api.url);
  const project = await owner.project();
  const body = { email: uniqueEmail(), permissions: ['project:view'] };
  const options = { headers: { 'idempotency-key': 'convite-1' } };
  const invite = () => owner.call('POST', `${project.path}/invite`, body, options);
  const first = await expectStatus(200, invite());
  // As a kill leaves it that comes after the end of the transaction.
  await arrives(body.email);
  const again = await invite();
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(again.body).toEqual(first.body);
  expect(mails.mailsTo(body.email)).toHaveLength(1);
});

test('a mail server that is busy is asked again', async () => {
  const email = uniqueEmail();
  mails.busy = 1;
  await signUp(email);
  await vi.waitFor(() => expect(mails.busy).toBe(0), patiently);
  // Only until the second attempt: a letter that is made due while it is on its way is sent once more.
  await vi.waitFor(async () => {
    const letter = (await waiting()).find(({ recipient }) => recipient === email);
    if (letter?.attempts === 1) await deliverNow();
    expect(letter?.attempts).not.toBe(1);
  }, patiently);
  await arrives(email);
}, 30_000);

test('an address that the mail server refuses is reported to the inviter', async () => {
  const owner = await newUser(api.url);
  const project = await owner.project();
  const guest = uniqueEmail();
  mails.unknown.add(guest);
  const body = { email: guest, permissions: ['project:view'] };
  await expectStatus(200, owner.call('POST', `${project.path}/invite`, body));
  await vi.waitFor(async () => {
    const { body: sent } = await owner.call('GET', `${project.path}/invitations`);
    expect(sent.invitations[0].mail_status).toBe('failed');
  }, patiently);
  expect(mails.mailsTo(guest)).toEqual([]);
});

test('a mail that the mail server does not accept in time is given up and reported to the inviter', async () => {
  await start({ mailRetryHours: 0 });
  const project = await (await newUser(api.url)).project();
  await mails.close();
  const body = { email: uniqueEmail(), permissions: ['project:view'] };
  await expectStatus(200, project.owner.call('POST', `${project.path}/invite`, body));
  await vi.waitFor(async () => {
    const { body: sent } = await project.owner.call('GET', `${project.path}/invitations`);
    expect(sent.invitations[0].mail_status).toBe('failed');
  }, patiently);
  expect((await waiting()).filter(({ recipient }) => recipient === body.email)).toEqual([]);
});

test('invitations revoked and sent again cause one mail in ten minutes, about the latest state', async () => {
  await start({ rateLimit: true });
  const [owner, other, guest] = [await newUser(api.url), await newUser(api.url), uniqueEmail()];
  const invitations = `${(await owner.project()).path}/invite`;
  const body = { email: guest, permissions: ['project:view'] };
  const invite = async () => (await expectStatus(200, owner.call('POST', invitations, body))).body.invitation;
  const revoke = (id: number) =>
    expectStatus(204, owner.call('DELETE', `${invitations.replace('invite', 'invitations')}/${id}`));
  const mailsNow = async () => {
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patiently);
    return mails.mailsTo(guest);
  };
  let invitation = await invite();
  expect(await mailsNow()).toHaveLength(1);
  for (const _again of [1, 2, 3]) {
    await revoke(invitation.id);
    invitation = await invite();
  }
  expect(
    (await waiting()).map(({ attempts, nextAt }) => [attempts, Date.parse(nextAt) > Date.now() + 590_000]),
  ).toEqual(Array.from({ length: 3 }, () => [0, true]));
  await deliverNow();
  const [, second, ...more] = await mailsNow();
  expect([second?.text.includes(`inviteId=${invitation.id}&`), more]).toEqual([true, []]);

  await revoke(invitation.id);
  await revoke((await invite()).id);
  await deliverNow();
  expect(await mailsNow()).toHaveLength(2);
  // What another person sends there does not wait for it.
  await expectStatus(200, other.call('POST', `${(await other.project()).path}/invite`, body));
  expect(await mailsNow()).toHaveLength(3);
}, 60_000);

test('waiting mails are exported, and deleted with their account or invitation', async () => {
  const [owner, guest] = [await newUser(api.url), uniqueEmail()];
  await arrives(owner.email);
  const project = await owner.project();
  await mails.close();
  await expectStatus(
    202,
    call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: owner.email } }),
  );
  const body = { email: guest, permissions: ['project:view'] };
  const { body: made } = await expectStatus(200, owner.call('POST', `${project.path}/invite`, body));
  expect((await waiting()).map(({ recipient }) => recipient).toSorted()).toEqual(
    [owner.email, guest].toSorted(),
  );
  const { body: exported } = await owner.call('GET', '/v1/users/me/export');
  expect(exported.mails_to_be_sent).toMatchObject([{ kind: 'password-reset', recipient: owner.email }]);
  await expectStatus(204, owner.call('DELETE', `${project.path}/invitations/${made.invitation.id}`));
  await mails.open();
  await deliverNow();
  await vi.waitFor(() => expect(mails.mailsTo(owner.email)).toHaveLength(2), patiently);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patiently);
  expect(mails.mailsTo(guest)).toEqual([]);

  await mails.close();
  await owner.call('POST', `${project.path}/invite`, { ...body, email: uniqueEmail() });
  await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: owner.email } });
  expect(await waiting()).toHaveLength(2);
  await expectStatus(204, owner.call('DELETE', '/v1/users/me', { current_password: password }));
  expect(await waiting()).toEqual([]);
}, 60_000);
