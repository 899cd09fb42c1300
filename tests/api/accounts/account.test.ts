import { describe, expect, test } from 'vitest';
import { termsVersion } from '#domain/people/terms.ts';
import { mailedToken, newestMail } from '../../support/mailedToken.ts';
import { call, sortedStatuses } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, logIn, newUser, password, refusedKeys, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();

const signUp = (email: string, more: object = {}) =>
  call(api.url, 'POST', '/v1/users', { body: { name: 'Ana Souza', email, password, ...more } });

describe('sign-up', () => {
  test('leads over activation and log-in to log-out', async () => {
    const email = uniqueEmail();
    const created = await signUp(email, { city: 'Recife', birth_date: '1990-05-17' });
    expect(created.status).toBe(202);
    expect(created.body.user).toMatchObject({ name: 'Ana Souza', email, activated: false, city: 'Recife' });
    expect(JSON.stringify(created.body)).not.toContain('argon2');

    const token = await mailedToken(api.db, email);
    const activated = await call(api.url, 'PUT', '/v1/users/activated', { body: { token } });
    expect(activated.status).toBe(200);
    expect(activated.body.user.activated).toBe(true);
    const again = await call(api.url, 'PUT', '/v1/users/activated', { body: { token } });
    expect(again).toMatchObject({ status: 422, body: { keys: { token: 'account.token.invalid' } } });

    const answer = await call(api.url, 'POST', '/v1/tokens/authentication', { body: { email, password } });
    expect(answer.status).toBe(201);
    expect(answer.body.user.activated).toBe(true);
    const session = answer.body.authentication_token;
    expect(session.token).toMatch(/^[A-Z2-7]{26}$/);
    const hours = (Date.parse(session.expiry) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);

    expect((await call(api.url, 'GET', '/v1/users/me', { token: session.token })).status).toBe(200);
    expect(
      (await call(api.url, 'DELETE', '/v1/tokens/authentication', { token: session.token })).status,
    ).toBe(204);
    const dead = await call(api.url, 'GET', '/v1/users/me', { token: session.token });
    expect(dead.status).toBe(401);
    expect(dead.headers.get('www-authenticate')).toBe('Bearer');
    expect(dead.body).toMatchObject({
      error: 'invalid, missing or expired authentication token',
      code: 'UNAUTHENTICATED',
    });
  });

  test('keeps which terms were agreed to and when, for the person to see', async () => {
    const started = Date.now();
    const email = uniqueEmail();
    expect((await signUp(email, { terms_version: termsVersion })).status).toBe(202);
    const never = { status: 422, body: { keys: { terms_version: 'general.select' } } };
    expect(await signUp(uniqueEmail(), { terms_version: '1999-01-01' })).toMatchObject(never);
    const token = await logIn(api.url, email);
    const { user } = (await call(api.url, 'GET', '/v1/users/me/export', { token })).body;
    expect(user.terms_version).toBe(termsVersion);
    expect(Date.parse(user.terms_accepted_at)).toBeGreaterThan(started - 1000);
    const change = { body: { terms_version: termsVersion }, token };
    expect((await call(api.url, 'PATCH', '/v1/users', change)).status).toBe(400);
  });

  test('refuses a taken email, in any case, one after the other and at once', async () => {
    const email = uniqueEmail();
    expect((await signUp(email)).status).toBe(202);
    const second = await signUp(email.toUpperCase());
    expect(second.status).toBe(422);
    expect(second.body.keys).toEqual({ email: 'account.email.taken' });

    const other = uniqueEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(other)));
    expect(sortedStatuses(answers)).toEqual([202, 422, 422, 422, 422]);
  });

  test('names every fault, in the language asked for', async () => {
    const body = { name: 'Ana', email: 'nobody', password: 'short' };
    const answer = await call(api.url, 'POST', '/v1/users', { body, headers: { 'accept-language': 'es' } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error).toSorted()).toEqual(['email', 'name', 'password']);
    expect(answer.body.keys.password).toBe('account.password.min|{"min":8}');
    expect(answer.body.error.password).toContain('8');
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  });
});

describe('log-in', () => {
  test('answers 401 the same way to a wrong password and an unknown email', async () => {
    const user = await newUser(api.url);
    for (const email of [user.email, uniqueEmail()]) {
      const body = { email, password: 'not the one' };
      const answer = await call(api.url, 'POST', '/v1/tokens/authentication', { body });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBeNull();
      expect(answer.body).toMatchObject({
        error: 'invalid authentication credentials',
        code: 'INVALID_CREDENTIALS',
      });
    }
  });

  test('works several times at once, and takes the email in any case', async () => {
    const user = await newUser(api.url);
    const other = await logIn(api.url, user.email.toUpperCase());
    expect(other).not.toBe(user.token);
    for (const token of [user.token, other]) {
      expect((await call(api.url, 'GET', '/v1/users/me', { token })).status).toBe(200);
    }
  });
});

describe('password reset', () => {
  test('answers the same whether or not the email has an account', async () => {
    const user = await newUser(api.url);
    const answers = [];
    for (const email of [user.email, uniqueEmail()]) {
      answers.push(await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email } }));
    }
    expect(answers.map((answer) => answer.status)).toEqual([202, 202]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('ends the other reset tokens and every log-in', async () => {
    const user = await newUser(api.url);
    const ask = () => call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
    await ask();
    const first = await mailedToken(api.db, user.email);
    await ask();
    const second = await mailedToken(api.db, user.email);
    const set = (token: string) =>
      call(api.url, 'PUT', '/v1/users/password', { body: { token, password: 'another one' } });
    expect((await set(first)).status).toBe(200);
    expect(await refusedKeys(set(second))).toEqual({ token: 'account.token.invalid' });
    expect((await user.call('GET', '/v1/users/me')).status).toBe(401);
    expect(await logIn(api.url, user.email, 'another one')).toHaveLength(26);
  });

  test('is spent once by calls at the same moment', async () => {
    const user = await newUser(api.url);
    await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
    const body = { token: await mailedToken(api.db, user.email), password: 'another one' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(api.url, 'PUT', '/v1/users/password', { body })),
    );
    expect(sortedStatuses(answers)).toEqual([200, 422, 422, 422]);
  });

  test('sends one person at most five mails an hour', async () => {
    const user = await newUser(api.url);
    const sent = async (asked: number) => {
      for (let n = 0; n < asked; n += 1)
        await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
      const ofUser = api.db.selectFrom('mails').where('recipient', '=', user.email);
      return (await ofUser.select('id').execute()).length;
    };
    expect(await sent(7)).toBe(1 + 5);
    const issued = api.db
      .updateTable('tokens')
      .where('scope', '=', 'password-reset')
      .where('userId', '=', user.id);
    const age = (minutes: number) =>
      issued.set({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() }).execute();
    await age(59);
    expect(await sent(1)).toBe(1 + 5);
    // The links are still valid; only the limit is over.
    await age(61);
    expect(await sent(1)).toBe(1 + 6);
  });
});

describe('the own account', () => {
  test('changes by revision; a new email is to be proved', async () => {
    const user = await newUser(api.url);
    const changed = await user.call('PATCH', '/v1/users', {
      company_name: 'Obra Boa',
      city: 'Recife',
      revision: 1,
    });
    expect(changed.body.user).toMatchObject({ company_name: 'Obra Boa', revision: 2 });
    const late = await user.call('PATCH', '/v1/users', { name: 'Outra Pessoa', revision: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } });

    const email = uniqueEmail();
    const moved = await user.call('PATCH', '/v1/users', {
      email,
      company_name: '',
      city: null,
      current_password: password,
    });
    expect(moved.body.user).toMatchObject({ email: user.email, pending_email: email, activated: true });
    for (const cleared of ['company_name', 'city']) expect(moved.body.user).not.toHaveProperty(cleared);
    expect(await mailedToken(api.db, email)).toHaveLength(26);
    const [notice] = (await newestMail(api.db, user.email)).links;
    expect(notice).toMatch(/^http:\/\/torre\.test\/profile\?lng=/);
  });

  test('keeps this log-in and ends the others with a new password', async () => {
    const user = await newUser(api.url);
    const other = await logIn(api.url, user.email);
    expect(
      (await user.call('PATCH', '/v1/users', { password: 'another one', current_password: password })).status,
    ).toBe(200);
    expect((await user.call('GET', '/v1/users/me')).status).toBe(200);
    expect((await call(api.url, 'GET', '/v1/users/me', { token: other })).status).toBe(401);
    // An intruder may have set it: the way back is a new one.
    const [notice] = (await newestMail(api.db, user.email)).links;
    expect(notice).toMatch(/^http:\/\/torre\.test\/forget\?lng=/);
  });

  test('goes with what it alone owns; a shared project passes to its editor', async () => {
    const owner = await newUser(api.url);
    const [viewer, editor] = [await newUser(api.url), await newUser(api.url)];
    const alone = await owner.project();
    const name = 'Edifício Compartilhado '.padEnd(100, 'x');
    const shared = await owner.project({ name });
    await shared.share(viewer, 'project:view');
    await shared.share(editor, 'project:edit');
    await editor.project({ name: name.toLowerCase() });

    const exported = await owner.call('GET', '/v1/users/me/export');
    expect(exported.body.projects.projects).toHaveLength(2);
    expect(exported.body.user.email).toBe(owner.email);
    expect(JSON.stringify(exported.body)).not.toContain('argon2');

    expect((await owner.call('DELETE', '/v1/users/me', { current_password: password })).status).toBe(204);
    expect((await owner.call('GET', '/v1/users/me')).status).toBe(401);
    const left = await editor.call('GET', shared.path);
    expect(left.body.project).toMatchObject({ name: `${name.slice(0, 94)} (2)`, user_id: editor.id });
    expect(left.body.project.users).toHaveLength(2);
    const rows = await api.db.selectFrom('projects').select('id').where('id', '=', alone.id).execute();
    expect(rows).toEqual([]);
  });
});

describe('personal tokens', () => {
  test('work as bearer tokens, are shown once, and can be revoked', async () => {
    const user = await newUser(api.url);
    const made = await user.call('POST', '/v1/tokens/api', { name: 'Power BI' });
    expect(made.status).toBe(201);
    const { id, token } = made.body.api_token;
    expect((await call(api.url, 'GET', '/v1/projects', { token })).status).toBe(200);
    const listed = await user.call('GET', '/v1/tokens/api');
    expect(listed.body.api_tokens).toMatchObject([{ id, name: 'Power BI' }]);
    expect(listed.body.api_tokens[0].last_used_at).not.toBeNull();
    expect(JSON.stringify(listed.body)).not.toContain(token);

    const stranger = await newUser(api.url);
    expect((await stranger.call('DELETE', `/v1/tokens/api/${id}`)).status).toBe(404);
    expect((await user.call('DELETE', `/v1/tokens/api/${id}`)).status).toBe(204);
    expect((await call(api.url, 'GET', '/v1/projects', { token })).status).toBe(401);
  });

  test('end at a moment within 366 days, else after 90, and are listed until then', async () => {
    const user = await newUser(api.url);
    const dayMs = 86_400_000;
    const endingIn = (days: number) => {
      const expires_at = new Date(Date.now() + days * dayMs).toISOString();
      return user.call('POST', '/v1/tokens/api', { name: `${days}`, expires_at });
    };
    const statuses = [];
    for (const days of [366.01, 0, -1, 365.99, 1]) statuses.push((await endingIn(days)).status);
    expect(statuses).toEqual([422, 422, 422, 201, 201]);
    const { expires_at, id } = (await user.call('POST', '/v1/tokens/api', { name: 'usual' })).body.api_token;
    expect((Date.parse(expires_at) - Date.now()) / dayMs).toBeCloseTo(90, 2);
    const listed = async () =>
      (await user.call('GET', '/v1/tokens/api')).body.api_tokens.map(({ name }: { name: string }) => name);
    expect(await listed()).toEqual(['usual', '1', '365.99']);
    const past = { expiresAt: new Date(Date.now() - 1000) };
    await api.db.updateTable('tokens').set(past).where('id', '=', id).execute();
    expect(await listed()).toEqual(['1', '365.99']);
  });
});

test('mails come in the language of the account, with a link to the public address', async () => {
  const email = uniqueEmail();
  const body = { name: '<b>Ana</b> Souza', email, password };
  await call(api.url, 'POST', '/v1/users', { body, headers: { 'accept-language': 'en-US' } });
  const mail = await newestMail(api.db, email);
  expect(mail.subject).toBe('Activate your account');
  expect(mail.links[0]).toMatch(/^http:\/\/torre\.test\/activate\?tkn=[A-Z2-7]{26}&lng=en-US$/);
  expect(mail.text).toContain(mail.links[0]);
  expect(mail.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');

  const other = { 'accept-language': 'ru-RU' };
  await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email }, headers: other });
  const reset = await newestMail(api.db, email);
  expect(reset.subject).toBe('Reset your password');
  expect(reset.links[0]).toMatch(/&lng=en-US$/);

  const { owner, path } = await (await newUser(api.url)).project({ name: 'Jatobá' });
  const guest = { email, permissions: ['project:view'] };
  await expectStatus(200, owner.call('POST', `${path}/invite`, guest, { headers: other }));
  const invitation = await newestMail(api.db, email);
  expect(invitation.text).toContain('Jatobá');
  expect(invitation.links[0]).toMatch(/&lng=en-US$/);
});
