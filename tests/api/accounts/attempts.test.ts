import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { countAttempt, forgetAttempts } from '../../../api/limits/attemptRepository.ts';
import { mailedToken, newestMail } from '../../support/mailedToken.ts';
import { type Answer, call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, password, uniqueEmail } from '../../support/world.ts';

const api = await serveApi({ rateLimit: true });

const countOf = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const logIn = (email: string, secret: string) =>
  call(api.url, 'POST', '/v1/tokens/authentication', { body: { email, password: secret } });

describe('wrong log-ins', () => {
  test('at once: five are looked at, the others wait; then the right password is let in again', async () => {
    const { email } = await newUser(api.url);
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'not the one')));
    const looked = countOf(answers, 401);
    expect(looked).toBeGreaterThanOrEqual(5);
    // On a slow machine a second or two passes meanwhile, and with each wait that ends one more is looked at.
    expect(looked).toBeLessThanOrEqual(8);
    expect(countOf(answers, 429)).toBe(30 - looked);
    await api.db
      .updateTable('attempts')
      .set({ nextAt: new Date(Date.now() + 1500) })
      .execute();
    const refused = await logIn(email, password);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(2);
    await wait(seconds * 1000);
    expect((await logIn(email, password)).status).toBe(201);
    // Being right starts the count anew.
    expect((await logIn(email, 'not the one')).status).toBe(401);
  });
});

test('the wait doubles up to the longest one, and starts again once the count is forgotten', async () => {
  const pace = { free: 2, firstMs: 60_000, longestMs: 300_000, forgetMs: 3_600_000 };
  const count = () => countAttempt(api.db, 'doubling', pace);
  expect(await count()).toBe(0);
  const seconds: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await count()).toBe(0);
    seconds.push(Math.round((await count()) / 10_000) * 10);
    await api.db.updateTable('attempts').set({ nextAt: new Date() }).execute();
  }
  expect(seconds).toEqual([60, 120, 240, 300]);
  await forgetAttempts(api.db, 'doubling');
  expect(await count()).toBe(0);
  expect(await count()).toBe(0);
});

// The embedded database has one connection; there no try waits for another.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'a try is not refused for one that began later and came first',
  async () => {
    const pace = { free: 50, firstMs: 60_000, longestMs: 60_000, forgetMs: 60_000 };
    const count = (db: Database) => countAttempt(db, 'simultaneous', pace);
    await api.db.transaction().execute(async (transaction) => {
      await sql`select now()`.execute(transaction);
      expect(await count(api.db)).toBe(0);
      expect(await count(transaction)).toBe(0);
    });
  },
);

describe('mails', () => {
  test('of invitations are counted by who sends them: invited and revoked time and again, one is still invited by others', async () => {
    const person = await newUser(api.url);
    const attacker = await newUser(api.url);
    const invite = { email: person.email, permissions: ['project:view'] };
    const { path } = await attacker.project();
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const sent = await attacker.call('POST', `${path}/invite`, invite);
      statuses.push(sent.status);
      if (sent.status === 200)
        await attacker.call('DELETE', `${path}/invitations/${sent.body.invitation.id}`);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    const colleague = await newUser(api.url);
    const project = await colleague.project({ name: 'Residencial Paineira' });
    expect((await colleague.call('POST', `${project.path}/invite`, invite)).status).toBe(200);
    expect((await newestMail(api.db, person.email)).text).toContain('Residencial Paineira');
    await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: person.email } });
    expect((await newestMail(api.db, person.email)).subject).toBe('Redefina sua senha');
    // The attacker invites others as before.
    const another = { ...invite, email: uniqueEmail() };
    expect((await attacker.call('POST', `${path}/invite`, another)).status).toBe(200);
  });

  test('requested from one address are limited, whether or not the email has an account', async () => {
    const from = { headers: { 'x-forwarded-for': '192.0.2.77' } };
    const ask = (path: string, body: object) => call(api.url, 'POST', path, { body, ...from });
    const known = await newUser(api.url);
    const asked = [];
    for (let round = 0; round < 5; round += 1)
      asked.push(
        ...(await Promise.all(
          Array.from({ length: 12 }, () => ask('/v1/tokens/password-reset', { email: uniqueEmail() })),
        )),
      );
    expect(countOf(asked, 202)).toBe(50);
    expect(countOf(asked, 429)).toBe(10);
    const refused = { status: 429, body: { code: 'RATE_LIMITED' } };
    const person = { name: 'Ana Souza', email: known.email, password };
    expect(await ask('/v1/users', person)).toMatchObject(refused);
    expect(await ask('/v1/users', { ...person, email: uniqueEmail() })).toMatchObject(refused);
    expect(await ask('/v1/tokens/activation', { email: known.email })).toMatchObject(refused);
    // Others are let in.
    await newUser(api.url);
  });

  test('speak for a sender in plain words only', async () => {
    const owner = await newUser(api.url, { name: 'Banco Real https://real.example/pague' });
    const project = await owner.project({ name: 'Sua conta foi bloqueada: acesse www.banco.example agora' });
    const email = uniqueEmail();
    const invite = { email, permissions: ['project:view'] };
    expect((await owner.call('POST', `${project.path}/invite`, invite)).status).toBe(200);
    const mail = await newestMail(api.db, email);
    expect(mail.subject).toBe('Convite para participar de um projeto');
    expect(mail.text).toContain('Banco Real …');
    expect(mail.text).toContain('“Sua conta foi bloqueada: acesse … agora”');
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/real\.example|banco\.example/);
  });
});

describe('well-known passwords', () => {
  test('are refused at sign-up, at a change and at a reset', async () => {
    const refused = { status: 422, body: { keys: { password: 'account.password.common' } } };
    const signUp = (email: string, secret: string) =>
      call(api.url, 'POST', '/v1/users', { body: { name: 'Ana Souza', email, password: secret } });
    expect(await signUp(uniqueEmail(), 'Password1')).toMatchObject(refused);
    const own = uniqueEmail();
    expect(await signUp(own, own)).toMatchObject(refused);
    for (const predictable of [
      'aaaaaaaa',
      'abcdefgh',
      'corinthians',
      'engenharia',
      'abcabcabc',
      '1'.repeat(72),
    ])
      expect(await signUp(uniqueEmail(), predictable)).toMatchObject(refused);
    expect((await signUp(uniqueEmail(), `${'1'.repeat(40)} e duas torres de nove`)).status).toBe(202);

    const user = await newUser(api.url);
    const change = { password: 'qwertyuiop', current_password: password };
    expect(await user.call('PATCH', '/v1/users', change)).toMatchObject(refused);
    await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
    const token = await mailedToken(api.db, user.email);
    const reset = (secret: string) =>
      call(api.url, 'PUT', '/v1/users/password', { body: { token, password: secret } });
    expect(await reset('1q2w3e4r5t')).toMatchObject(refused);
    expect((await reset('uma-torre-de-nove-andares')).status).toBe(200);
    // Nobody without a link has passwords weighed.
    const forged = { token: 'A'.repeat(26), password: 'aaaaaaaa' };
    const unweighed = await call(api.url, 'PUT', '/v1/users/password', { body: forged });
    expect(unweighed.body.keys).toEqual({ token: 'account.token.invalid' });
  });
});

test('a request for a mail is answered no sooner for an unknown address than for a known one', async () => {
  const { email } = await newUser(api.url);
  for (const asked of [email, uniqueEmail()]) {
    const started = performance.now();
    const answer = await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: asked } });
    expect(answer.status).toBe(202);
    expect(performance.now() - started).toBeGreaterThan(245);
  }
});
