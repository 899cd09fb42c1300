import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readApiConfig } from '../../api/config.ts';
import { type Bucket, takeFrom } from '../../api/http/tokenBucket.ts';
import { SharedBuckets } from '../../api/http/sharedBuckets.ts';
import { mailSealOf } from '../../api/mailbox/mailSeal.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { mailedToken } from '../support/mailedToken.ts';
import { type Answer, call } from '../support/restCall.ts';
import { newUser, password, sampleProject, uniqueEmail } from '../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const login = (body: unknown, headers = {}) =>
  call(api.url, 'POST', '/v1/tokens/authentication', { body, headers });

describe('bodies', () => {
  test('with an unknown key are refused by its name', async () => {
    const body = { email: uniqueEmail(), password, bogus: 1 };
    expect(await login(body)).toMatchObject({
      status: 400,
      body: { error: 'body contains unknown key "bogus"', code: 'UNKNOWN_KEY' },
    });
  });

  test('that are no single JSON object are refused', async () => {
    for (const body of ['{"email":', '{} {}', '', '"text"', '[]', 'null', '{"__proto__":{"a":1}}']) {
      const answer = await login(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.body).toMatchObject({ code: expect.stringMatching(/^(BAD_REQUEST|UNKNOWN_KEY)$/) });
    }
    expect((await login('email=a', { 'content-type': 'text/csv' })).status).toBe(415);
  });

  test('over 1 MB answer 413, whatever the route', async () => {
    const user = await newUser(api.url);
    const answer = await user.call('POST', '/v1/projects', { ...sampleProject, name: 'x'.repeat(1_100_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    const fits = await user.call('POST', '/v1/projects', { ...sampleProject, name: 'x'.repeat(1_000_000) });
    expect(fits.status).toBe(422);
  });

  test('are not needed to delete, even when announced as JSON', async () => {
    const user = await newUser(api.url);
    const { path } = await user.project();
    const headers = { 'content-type': 'application/json' };
    expect((await user.call('DELETE', path, undefined, { headers })).status).toBe(200);
  });
});

describe('forms', () => {
  const start = '--x\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\nproject_name';

  test.each([
    ['without a boundary', 'multipart/form-data', start],
    ['that end in the middle of the file', 'multipart/form-data; boundary=x', start],
    ['that end before it', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['with nothing in them', 'multipart/form-data; boundary=x', ''],
  ])('%s are the fault of who sent them', async (_, type, body) => {
    const { token } = await newUser(api.url);
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const response = await fetch(`${api.url}/v1/projects-upload`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });
});

test('a file is too large also when what is too much comes after a pause', async () => {
  const { token } = await newUser(api.url);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
  const start = '--x\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\n';
  async function* body() {
    yield Buffer.from(start + 'a'.repeat(5 * 1024 * 1024));
    await delay(300);
    yield Buffer.from('a\r\n--x--\r\n');
  }
  const sent = body() as unknown as ReadableStream;
  const init = { method: 'POST', headers, body: sent, duplex: 'half' } as const;
  const response = await fetch(`${api.url}/v1/projects-upload`, init);
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

describe('paths', () => {
  test.each(['/v1/%', '/v1/projects/%ff'])(
    'that can not be decoded are refused as all else: %s',
    async (path) => {
      const response = await fetch(`${api.url}${path}`);
      const request_id = response.headers.get('x-request-id');
      const error = expect.any(String);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error, code: 'BAD_REQUEST', request_id },
      ]);
    },
  );

  test('that exist for another method answer 405 and which', async () => {
    const answer = await call(api.url, 'PUT', '/v1/projects');
    expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'POST']));
  });

  test('that do not exist answer 404 as JSON', async () => {
    expect(await call(api.url, 'GET', '/v1/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('answer with a request id and headers that keep browsers from guessing', async () => {
    const headers = { 'x-request-id': 'abcdef0123456789' };
    const answer = await call(api.url, 'GET', '/v1/healthcheck', { headers });
    expect(answer.body.status).toBe('available');
    expect(answer.headers.get('x-request-id')).toBe('abcdef0123456789');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('texts follow Accept-Language, without it they are English, plain ones and those of fields', async () => {
  const body = { email: uniqueEmail(), password: 'not the one' };
  expect((await login(body)).body.error).toBe('invalid authentication credentials');
  expect((await login(body, { 'accept-language': 'pt-BR' })).body.error).toBe('e-mail ou senha incorretos');
  const unnamed = { ...body, email: '' };
  expect((await login(unnamed)).body.error).toEqual({ email: 'This field is required' });
  expect((await login(unnamed, { 'accept-language': 'pt-BR' })).body.error).toEqual({
    email: 'Este campo é obrigatório',
  });
});

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
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [mail] = (await call(api.url, 'GET', '/mailbox/mails.json', { headers })).body;
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

  test('keeps mails closed: no link stands in the database, and only the key beside it opens them', async () => {
    const { email } = await newUser(api.url);
    const secret = await mailedToken(api.db, email);
    const kept = JSON.stringify(await api.db.selectFrom('mails').selectAll().execute());
    expect(kept).toContain(email);
    expect(kept).not.toContain(secret);

    const [folder, other] = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'torre-seal-'))) as [
      string,
      string,
    ];
    const sealed = mailSealOf(folder).close(secret);
    expect(mailSealOf(folder).open(sealed)).toBe(secret);
    expect(mailSealOf(other).open(sealed)).toBeUndefined();
    expect(mailSealOf(folder).open('AAAA')).toBeUndefined();
    expect(statSync(join(folder, 'mailbox.key')).mode & 0o777).toBe(0o600);
    for (const each of [folder, other]) rmSync(each, { recursive: true });
  });

  test('forgets a mail when its link has ended', async () => {
    const email = uniqueEmail();
    await newUser(api.url, { email });
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

test('calls are limited per client address', async () => {
  const limited = await startApi({ rateLimit: true });
  try {
    const get = (address: string) =>
      call(limited.url, 'GET', '/v1/healthcheck', { headers: { 'x-forwarded-for': address } });
    // However slow the machine: calls come in faster than 30 a second, so the burst runs out.
    const answers: Answer[] = [];
    const end = Date.now() + 20_000;
    while (Date.now() < end && !answers.some((answer) => answer.status === 429)) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => get('203.0.113.1')))));
    }
    const refused = answers.filter((answer) => answer.status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(120);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(refused[0]?.body.code).toBe('RATE_LIMITED');
    expect((await get('203.0.113.2')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('a bucket holds 120 calls and fills by 30 a second', () => {
  const rate = { perSecond: 30, burst: 120 };
  let bucket: Bucket | undefined;
  const callsAt = (now: number) => {
    let calls = 0;
    for (;;) {
      const taken = takeFrom(bucket, now, rate);
      bucket = taken.bucket;
      if (!taken.allowed) return calls;
      calls += 1;
    }
  };
  expect([callsAt(0), callsAt(0), callsAt(1000), callsAt(1500), callsAt(3_600_000)]).toEqual([
    120, 0, 30, 15, 120,
  ]);
});

test('processes over one database share a bucket, whatever the calls come to', async () => {
  const rate = { perSecond: 0.001, burst: 20 };
  const processes = [1, 2].map(() => new SharedBuckets(api.db, rate, 4));
  const address = uniqueEmail();
  const letIn = async (calls: number) => {
    const taken = Array.from({ length: calls }, (_, at) => processes[at % 2]!.take(address));
    return (await Promise.all(taken)).filter(Boolean).length;
  };
  expect(await letIn(10)).toBe(10);
  expect(await letIn(60)).toBe(10);
  expect(await processes[0]!.take(uniqueEmail())).toBe(true);
  // Ten hours later it is full again.
  const filledAt = new Date(Date.now() - 36_000_000);
  await api.db.updateTable('callBuckets').set({ filledAt }).execute();
  await delay(120);
  // More than a bucket for each: one that takes a batch for its last call keeps the rest.
  expect(await letIn(60)).toBe(20);
  await processes[0]!.forget(Date.now() + 1000);
  expect(await api.db.selectFrom('callBuckets').selectAll().execute()).toEqual([]);
});

test('a faulty environment is told whole', () => {
  const env = { PORT: 'x', DATABASE_URL: 'mysql://a', RATE_LIMIT: 'maybe' };
  expect(() => readApiConfig(env)).toThrow(/PORT[^]*DATABASE_URL[^]*RATE_LIMIT/);
});
