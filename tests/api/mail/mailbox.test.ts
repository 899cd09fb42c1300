import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { mailCipherOf } from '../../../api/mailbox/mailCipher.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();

describe('the mailbox', () => {
  const opened = async (url: string, mailbox: string | undefined) => {
    const { status, headers } = await call(url, 'GET', mailbox ?? '');
    expect([status, headers.get('location')]).toEqual([303, '/mailbox']);
    const set = headers.get('set-cookie') ?? '';
    expect(set).toMatch(/; Path=\/mailbox; HttpOnly; SameSite=Strict$/);
    return { cookie: set.split(';')[0] ?? '' };
  };

  test('shows mails to who has its key, in the language of the reader', async () => {
    const email = uniqueEmail();
    await newUser(api.url, { email, name: 'Ana <script>alert(1)</script>' });
    const headers = { ...(await opened(api.url, api.mailbox)), 'accept-language': 'es-ES' };
    const list = await call(api.url, 'GET', '/mailbox', { headers });
    expect(list.body).toContain(email);
    expect(list.body).toContain('<html lang="es-ES">');
    expect(list.body).toContain('<h1>Buzón de correo</h1>');
    // Nothing but the styles that stand in the page.
    expect(list.body).toContain('<style>');
    expect(list.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    await newUser(api.url);
    const mails = (await call(api.url, 'GET', '/mailbox/mails.json', { headers })).body;
    const ids = mails.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    const mail = mails.find(({ to }: { to: string }) => to === email);
    const page = await call(api.url, 'GET', `/mailbox/${mail.id}`, { headers });
    expect(page.body).toContain(`<a href="${mail.links[0].replace('&', '&amp;')}">`);
    expect(page.body).not.toContain('<script>');
  });

  test('is not there without its key, also for this machine: a proxy on it would bring anybody', async () => {
    for (const path of ['/mailbox', '/mailbox/1', '/mailbox/mails.json']) {
      for (const given of ['', `?key=${'A'.repeat(26)}`, '?key=']) {
        const headers = { cookie: `mailbox_key=${'B'.repeat(26)}` };
        expect((await call(api.url, 'GET', path + given)).status).toBe(404);
        expect((await call(api.url, 'GET', path + given, { headers })).status).toBe(404);
      }
    }
  });

  test('is off where others reach the service, and nothing is kept', async () => {
    const PUBLIC_URL = 'https://torre.example';
    expect(readApiConfig({ PUBLIC_URL }).mailbox).toBe(false);
    expect(readApiConfig({ HOST: '0.0.0.0' }).mailbox).toBe(false);
    expect(readApiConfig({ MAILBOX: 'on', SMTP_URL: 'smtp://mail' }).mailbox).toBe(false);
    expect(readApiConfig({}).mailbox).toBe(true);
    const off = await startApi({ mailbox: false });
    try {
      expect(off.mailbox).toBeUndefined();
      await newUser(off.url);
      expect(await off.db.selectFrom('mails').selectAll().execute()).toEqual([]);
      expect((await call(off.url, 'GET', '/mailbox')).status).toBe(404);
    } finally {
      await off.close();
    }
  });

  test('keeps mails encrypted: the database holds no link, and only the key beside it decrypts them', async () => {
    const { email } = await newUser(api.url);
    const secret = await mailedToken(api.db, email);
    const kept = JSON.stringify(await api.db.selectFrom('mails').selectAll().execute());
    expect(kept).toContain(email);
    expect(kept).not.toContain(secret);

    const [folder, other] = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'torre-mailbox-'))) as [
      string,
      string,
    ];
    const sealed = mailCipherOf(folder).encrypt(secret);
    expect(mailCipherOf(folder).decrypt(sealed)).toBe(secret);
    expect(mailCipherOf(other).decrypt(sealed)).toBeUndefined();
    expect(mailCipherOf(folder).decrypt('AAAA')).toBeUndefined();
    expect(statSync(join(folder, 'mailbox.key')).mode & 0o777).toBe(0o600);
    truncateSync(join(folder, 'mailbox.key'), 0);
    expect(() => mailCipherOf(folder)).toThrow(/mailbox\.key.* has 0 bytes instead of 32/);
    for (const each of [folder, other]) rmSync(each, { recursive: true });
  });

  test('forgets a mail when its link has ended', async () => {
    const email = uniqueEmail();
    await newUser(api.url, { email });
    const mail = api.db.selectFrom('mails').where('recipient', '=', email);
    const { expiresAt } = await mail.select('expiresAt').executeTakeFirstOrThrow();
    // That of an activation counts for three days.
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(3, 1);
    await api.db
      .updateTable('mails')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('recipient', '=', email)
      .execute();
    const { cookie } = await opened(api.url, api.mailbox);
    const list = await call(api.url, 'GET', '/mailbox', { headers: { cookie } });
    expect(list.body).not.toContain(email);
    await newUser(api.url);
    expect(await api.db.selectFrom('mails').where('recipient', '=', email).select('id').execute()).toEqual(
      [],
    );
  });
});
