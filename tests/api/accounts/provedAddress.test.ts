import { describe, expect, test } from 'vitest';
import { mailedToken, mailsTo, newestMail } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { logIn, newUser, password, refusedKeys, type TestUser, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();

const accept = (who: TestUser, id: number, token?: string) =>
  who.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted', ...(token && { token }) });
const activate = (token: string) => call(api.url, 'PUT', '/v1/users/activated', { body: { token } });

async function invited(email: string) {
  const owner = await newUser(api.url);
  const project = await owner.project();
  const body = { email, permissions: ['project:edit'] };
  const { id } = (await owner.call('POST', `${project.path}/invite`, body)).body.invitation;
  return { project, id: id as number };
}

const waiting = async (who: TestUser, query = '') =>
  (await who.call('GET', `/v1/users/pending-invitations${query}`)).body.invitations;

describe('an invitation', () => {
  test('is neither shown to nor accepted by an account that signed up with the address unproved', async () => {
    const email = uniqueEmail();
    const { project, id } = await invited(email);
    const thief = await newUser(api.url, { email, activated: false });
    expect(await waiting(thief)).toEqual([]);
    for (const tried of [id, 2_000_000]) {
      const answer = await accept(thief, tried);
      expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_NOT_ACTIVATED' } });
    }
    expect((await accept(thief, id, 'A'.repeat(26))).status).toBe(403);
    expect((await thief.call('GET', project.path)).status).toBe(404);
    const exported = await thief.call('GET', '/v1/users/me/export');
    expect(exported.body.invitations).toEqual([]);
    expect((await thief.call('DELETE', '/v1/users/me', { current_password: password })).status).toBe(204);
    const left = await api.db.selectFrom('invitations').select('status').where('id', '=', id).execute();
    expect(left).toEqual([{ status: 'pending' }]);
  });

  test('is not taken over by setting the address in the profile', async () => {
    const email = uniqueEmail();
    const { id } = await invited(email);
    const thief = await newUser(api.url);
    await thief.call('PATCH', '/v1/users', { email, current_password: password });
    expect(await waiting(thief)).toEqual([]);
    expect((await accept(thief, id)).body.code).toBe('INVITATION_FOR_ANOTHER');
  });

  test('is shown and accepted with the secret of its mail, which proves the address', async () => {
    const email = uniqueEmail();
    const { project, id } = await invited(email);
    const other = await invited(email);
    const secret = await mailedToken(api.db, email);
    const guest = await newUser(api.url, { email, activated: false });
    expect(await waiting(guest, `?token=${secret}`)).toMatchObject([{ id: other.id }]);
    // Whoever has proved the address sees all of them, by any link.
    const proved = await newUser(api.url);
    const [first, last] = [await invited(proved.email), await invited(proved.email)];
    for (const query of ['', `?token=${await mailedToken(api.db, proved.email)}`])
      expect(await waiting(proved, query)).toMatchObject([{ id: last.id }, { id: first.id }]);
    expect((await accept(guest, id, secret)).status).toBe(403);
    expect((await accept(guest, other.id, secret)).status).toBe(200);
    expect((await guest.call('GET', other.project.path)).status).toBe(200);
    expect((await guest.call('GET', '/v1/users/me')).body.user.activated).toBe(true);
    expect((await accept(guest, id)).status).toBe(200);
    expect((await guest.call('GET', project.path)).status).toBe(200);
  });

  test('keeps only the hash of its secret', async () => {
    const email = uniqueEmail();
    const { id } = await invited(email);
    const secret = await mailedToken(api.db, email);
    const row = await api.db.selectFrom('invitations').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe('a new email', () => {
  test('replaces the old one when the link in its mail is followed, and the old address gets a mail', async () => {
    const user = await newUser(api.url);
    const email = uniqueEmail();
    await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
    const reset = await mailedToken(api.db, user.email);
    await user.call('PATCH', '/v1/users', { email, current_password: password });
    const notice = await newestMail(api.db, user.email);
    expect(notice.text).toContain(email);
    expect(await logIn(api.url, user.email)).toHaveLength(26);

    const proved = await activate(await mailedToken(api.db, email));
    expect(proved.body.user).toMatchObject({ email, activated: true });
    expect(proved.body.user).not.toHaveProperty('pending_email');
    expect(await logIn(api.url, email)).toHaveLength(26);
    const late = await call(api.url, 'PUT', '/v1/users/password', {
      body: { token: reset, password: 'another one' },
    });
    expect(late.status).toBe(422);
  });

  test('proves nothing about the old address, and is given up by naming that again', async () => {
    const user = await newUser(api.url, { activated: false });
    const email = uniqueEmail();
    await user.call('PATCH', '/v1/users', { email, current_password: password });
    const token = await mailedToken(api.db, email);
    const back = await user.call('PATCH', '/v1/users', { email: user.email.toUpperCase() });
    expect(back.body.user).toMatchObject({ email: user.email, activated: false });
    expect(back.body.user).not.toHaveProperty('pending_email');
    expect(await refusedKeys(activate(token))).toEqual({ token: 'account.token.invalid' });
  });

  test('is mailed again on request, and refused once somebody else has it', async () => {
    const user = await newUser(api.url);
    const email = uniqueEmail();
    await user.call('PATCH', '/v1/users', { email, current_password: password });
    await call(api.url, 'POST', '/v1/tokens/activation', { body: { email: user.email } });
    const mails = await mailsTo(api.db, email);
    expect(mails).toHaveLength(2);
    await newUser(api.url, { email });
    const token = new URL(mails[1]?.links[0] ?? '').searchParams.get('tkn') ?? '';
    expect((await activate(token)).body.keys).toEqual({ email: 'account.email.taken' });
    const taken = await user.call('PATCH', '/v1/users', {
      email: (await newUser(api.url)).email,
      current_password: password,
    });
    expect(taken.body.keys).toEqual({ email: 'account.email.taken' });
  });
});
