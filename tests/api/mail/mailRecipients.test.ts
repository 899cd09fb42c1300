import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../../api/auth/token.ts';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { mailedToken, mailsTo } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  password,
  type TestUser,
  uniqueEmail,
} from '../../support/world.ts';

const api = await serveApi();
let user: TestUser;
let email: string;
beforeEach(async () => {
  [user, email] = [await newUser(api.url), uniqueEmail()];
});

const own = { current_password: password };
const post = (path: string, body: object) => expectStatus(202, call(api.url, 'POST', path, { body }));
const put = (path: string, body: object) => expectStatus(200, call(api.url, 'PUT', path, { body }));
const change = (body: object) => expectStatus(200, user.call('PATCH', '/v1/users', body));
const factors = '/v1/users/me/second-factors';

const units: Record<string, number> = { hora: 3_600_000, dias: 86_400_000 };
const closeTo = (end: string | undefined, expected: number) =>
  expect(Math.abs(Date.parse(end ?? '') - expected)).toBeLessThan(60_000);

/**
 * The mails sent for a call, in order: to whom, the page their link opens, and the subject. A mail that says how long
 * its link works is held against the end of what the link opens.
 */
async function mailed(made: Promise<unknown>): Promise<[to: string, page: string, subject: string][]> {
  const newest = await api.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirst();
  await made;
  const rows = api.db.selectFrom('mails').select(['recipient', 'subject', 'expiresAt']).orderBy('id');
  const sent = await rows.where('id', '>', newest?.id ?? 0).execute();
  const told: [string, string, string][] = [];
  for (const { recipient, subject, expiresAt } of sent) {
    const mail = (await mailsTo(api.db, recipient)).find((each) => each.subject === subject)!;
    const link = new URL(mail.links[0]!);
    const secret = link.searchParams.get('tkn');
    const [, amount, unit = ''] = /vale por (\d+) (hora|dias)\b/.exec(mail.text) ?? [];
    expect([subject, amount === undefined]).toEqual([subject, secret === null]);
    const lives = amount === undefined ? 7 * 86_400_000 : Number(amount) * units[unit]!;
    closeTo(expiresAt, Date.now() + lives);
    if (secret !== null) closeTo(await endOf(secret), Date.now() + lives);
    told.push([
      recipient === user.email ? 'own' : recipient === email ? 'new' : recipient,
      link.pathname,
      subject,
    ]);
  }
  return told;
}

/** When what a mailed secret opens ends. */
async function endOf(secret: string): Promise<string | undefined> {
  const hash = hashToken(secret);
  const token = api.db.selectFrom('tokens').select('expiresAt').where('hash', '=', hash);
  const invitation = api.db.selectFrom('invitations').select('expiresAt').where('secretHash', '=', hash);
  return (await token.unionAll(invitation).executeTakeFirst())?.expiresAt;
}

const activate = ['/activate', 'Ative sua conta'] as const;
const confirm = ['/activate', 'Confirme seu novo e-mail'] as const;
const moving = ['/profile', 'O e-mail da sua conta vai mudar'] as const;
const reset = ['/reset', 'Redefina sua senha'] as const;
const changed = ['/forget', 'Sua senha foi trocada'] as const;
const second = ['/profile', 'A segunda etapa do seu login mudou'] as const;

test('a sign-up, what is asked for, and a reset', async () => {
  const ask = (what: string, to: string) => mailed(post(`/v1/tokens/${what}`, { email: to }));
  expect(await mailed(post('/v1/users', { name: 'Ana Souza', email, password }))).toEqual([
    ['new', ...activate],
  ]);
  expect(await ask('activation', email.toUpperCase())).toEqual([['new', ...activate]]);
  expect(await ask('activation', user.email)).toEqual([]);
  expect(await ask('activation', uniqueEmail())).toEqual([]);
  expect(await ask('password-reset', uniqueEmail())).toEqual([]);
  expect(await ask('password-reset', user.email.toUpperCase())).toEqual([['own', ...reset]]);
  const body = { token: await mailedToken(api.db, user.email), password: 'uma-torre-de-nove' };
  expect(await mailed(put('/v1/users/password', body))).toEqual([['own', ...changed]]);
});

test('a new address is asked to prove itself and the old one notified, once each', async () => {
  expect(await mailed(change({ email, ...own }))).toEqual([
    ['new', ...confirm],
    ['own', ...moving],
  ]);
  const [notice] = await mailsTo(api.db, user.email);
  expect(notice?.text).toContain(email);
  // The same again, another name and the old address are nothing new.
  for (const more of [{ email }, { name: 'Bia Lima' }, { company_name: 'Obra' }])
    expect(await mailed(change({ ...more, ...own }))).toEqual([]);
  expect(await mailed(post('/v1/tokens/activation', { email: user.email }))).toEqual([['new', ...confirm]]);
  // Nothing goes by an address that nobody has proved.
  for (const what of ['activation', 'password-reset'])
    expect(await mailed(post(`/v1/tokens/${what}`, { email }))).toEqual([]);
  expect(await mailed(post('/v1/tokens/password-reset', { email: user.email }))).toEqual([['own', ...reset]]);
  const proof = put('/v1/users/activated', { token: await mailedToken(api.db, email) });
  expect(await mailed(proof)).toEqual([]);
  expect(await mailed(post('/v1/tokens/password-reset', { email: user.email }))).toEqual([]);
  expect(await mailed(post('/v1/tokens/password-reset', { email }))).toEqual([['new', ...reset]]);
});

test('an unproved account that moves proves either address', async () => {
  user = await newUser(api.url, { activated: false });
  expect(await mailed(change({ email, password: 'uma-torre-de-nove', ...own }))).toEqual([
    ['new', ...confirm],
    ['own', ...moving],
    ['own', ...changed],
  ]);
  expect(await mailed(post('/v1/tokens/activation', { email: user.email }))).toEqual([
    ['own', ...activate],
    ['new', ...confirm],
  ]);
  const back = { email: user.email, current_password: 'uma-torre-de-nove' };
  expect(await mailed(change(back))).toEqual([]);
  expect(await mailed(post('/v1/tokens/activation', { email: user.email }))).toEqual([['own', ...activate]]);
});

test('second factors, and what is done every day', async () => {
  const begun = user.call('POST', factors, { kind: 'totp', name: 'Celular', ...own });
  expect(await mailed(begun)).toEqual([]);
  const { id, secret } = (await begun).body.second_factor;
  const code = codeAt(secret, stepAt(Date.now()));
  const place = `${factors}/${id}`;
  expect(await mailed(user.call('PUT', place, { code: '000000' }))).toEqual([]);
  expect(await mailed(expectStatus(200, user.call('PUT', place, { code })))).toEqual([['own', ...second]]);
  const renewed = user.call('POST', '/v1/users/me/recovery-codes', own);
  expect(await mailed(expectStatus(201, renewed))).toEqual([['own', ...second]]);
  for (const [method, path, body] of [
    ['DELETE', place, { current_password: 'not the one' }],
    ['POST', '/v1/tokens/api', { name: 'Script' }],
    ['DELETE', '/v1/tokens/sessions', undefined],
  ] as const)
    expect([path, await mailed(user.call(method, path, body))]).toEqual([path, []]);
  expect(await mailed(expectStatus(204, user.call('DELETE', place, own)))).toEqual([['own', ...second]]);
  expect(await mailed(expectStatus(204, user.call('DELETE', '/v1/users/me', own)))).toEqual([]);
});

test('invitations, and what becomes of a place in an office', async () => {
  const [owner, project] = [await newUser(api.url), await (await newUser(api.url)).project()];
  const office = await openOffice(owner);
  const asked = project.owner.call('POST', `${project.path}/invite`, { email, permissions: ['view'] });
  const invite = ['/profile/invites', 'Convite para participar de um projeto'] as const;
  expect(await mailed(expectStatus(200, asked))).toEqual([['new', ...invite]]);
  const joined = [['own', '/profile/invites', 'Convite para entrar em um escritório']];
  expect(await mailed(office.join(user, 'viewer'))).toEqual(joined);
  const place = `${office.path}/members/${user.id}`;
  const raised = expectStatus(200, owner.call('PATCH', place, { role: 'editor' }));
  expect(await mailed(raised)).toEqual([['own', '/office', 'Seu papel em um escritório mudou']]);
  const removed = expectStatus(200, owner.call('DELETE', place));
  expect(await mailed(removed)).toEqual([['own', '/projects', 'Você saiu de um escritório']]);
  await office.join(user, 'viewer');
  const ended = expectStatus(204, owner.call('DELETE', office.path, own));
  expect(await mailed(ended)).toEqual([['own', '/projects', 'Um escritório seu foi excluído']]);
});
