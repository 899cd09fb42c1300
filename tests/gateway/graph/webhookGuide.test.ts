import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, type GraphQLObjectType, parse, validate } from 'graphql';
import { afterAll, expect, test, vi } from 'vitest';
import { schemaText } from '../../../gateway/schema.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { endProcess } from '../../support/servers/endProcess.ts';
import { GuideSamples, has } from '../../support/guideSamples.ts';
import { WebhookReceiver } from '../../support/servers/webhookReceiver.ts';
import { expectStatus, newUser } from '../../support/world.ts';

const guide = new GuideSamples('webhooks.md');
const api = await startApi({ webhookLocalhost: true });
const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
const started: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(started.map((child) => endProcess(child, 'SIGKILL')));
  await api.close();
  rmSync(folder, { recursive: true });
});

/** A port that nobody listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const hookTo = async (url: string) => {
  const user = await newUser(api.url);
  const body = { url, events: ['project', 'unit'] };
  const { secret } = (await expectStatus(201, user.call('POST', '/v1/webhooks', body))).body;
  return { user, secret };
};

const receivers: { command: string; args: () => Promise<string[]> | string[] }[] = [
  { command: 'node', args: async () => [await guide.translated('receiver', folder)] },
  { command: 'python3', args: () => ['-c', guide.of('python', 'receiver')] },
];
for (const { command, args } of receivers)
  test.skipIf(!has(command))(
    `the receiver for ${command} takes what is signed, once`,
    async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/`;
      const { user, secret } = await hookTo(url);
      const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
      const child = spawn(command, await args(), { env, stdio: ['ignore', 'pipe', 'inherit'] });
      started.push(child);
      let printed = '';
      child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      const post = async (signedWith: string, secondsAgo = 0) => {
        const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
        const body = JSON.stringify({ type: 'unit.created', data: { entity_name: 'Torre Z' } });
        const key = Buffer.from(signedWith.slice(6), 'base64');
        const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
        const headers = {
          'webhook-id': 'msg_1',
          'webhook-timestamp': timestamp,
          // The first of another secret, as after a change of it.
          'webhook-signature': `v1,AAAA v1,${signature}`,
        };
        return (await fetch(url, { method: 'POST', headers, body })).status;
      };
      await vi.waitFor(async () => expect(await post(`whsec_${'A'.repeat(43)}=`)).toBe(401), 10_000);
      expect(await post(secret, 600)).toBe(401);
      expect([await post(secret), await post(secret)]).toEqual([204, 204]);
      await user.project({ name: 'Ipê' });
      await vi.waitFor(() => expect(printed).toContain('project.created Ipê'), 20_000);
      expect(printed.trim().split('\n')).toEqual(['unit.created Torre Z', 'project.created Ipê']);
    },
    60_000,
  );

test('the guide shows the fields that come', async () => {
  const receiver = new WebhookReceiver();
  await receiver.open();
  const { user } = await hookTo(receiver.url);
  await (await user.project()).unit();
  await vi.waitFor(() => expect(receiver.of('unit.created')).toHaveLength(1), 20_000);
  const shown = JSON.parse(guide.of('http', 'request').split('\n\n')[1] ?? '');
  const fieldsOf = (data: object | undefined) => Object.keys(data ?? {}).toSorted();
  expect(fieldsOf(receiver.of('unit.created')[0]?.data)).toEqual(fieldsOf(shown.data));
  await receiver.close();
}, 30_000);

test('shows a query of what became of the deliveries, with every field there is', () => {
  const schema = buildSchema(schemaText);
  const query = guide.of('graphql', 'deliveries');
  expect(validate(schema, parse(query))).toEqual([]);
  const fields = Object.keys((schema.getType('WebhookDelivery') as GraphQLObjectType).getFields());
  for (const field of fields.filter((name) => name !== 'id'))
    expect(query).toMatch(new RegExp(`\\b${field}\\b`));
});
