import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { call } from '../support/restCall.ts';
import { password, uniqueEmail } from '../support/world.ts';

const received: string[] = [];
let refusals = 1;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let raw = '';
    stream.on('data', (part: Buffer) => (raw += part.toString()));
    stream.on('end', () => {
      // The first attempt meets a server that is busy.
      if (refusals > 0) {
        refusals -= 1;
        callback(Object.assign(new Error('try again'), { responseCode: 451 }));
        return;
      }
      received.push(raw);
      callback();
    });
  },
});

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const { port } = smtp.server.address() as AddressInfo;
  api = await startApi({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Torre <torre@example.com>' });
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

test('with SMTP_URL mails are sent, tried again when refused, and finished before the service closes', async () => {
  const email = uniqueEmail();
  const body = { name: 'Ana Souza', email, password };
  const headers = { 'accept-language': 'en' };
  expect((await call(api.url, 'POST', '/v1/users', { body, headers })).status).toBe(202);
  expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  // Closing lets what is under way end instead of waiting two seconds for the next attempt.
  await api.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('From: Torre <torre@example.com>');
  expect(received[0]).toContain(`To: ${email}`);
  expect(received[0]).toContain('Subject: Activate your account');
  expect(received[0]).toMatch(/activate\?tkn=/);
  expect(received[0]).toContain('multipart/alternative');
});
