import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePorts } from '../load/machine.ts';
import { endProcess } from '../support/servers/endProcess.ts';
import { has } from '../support/guideSamples.ts';

const configuration = join(import.meta.dirname, '../../docs/deployment/haproxy.cfg');

test.skipIf(!has('haproxy')).each([
  ['a proxy before it', {}, '203.0.113.7, 127.0.0.1'],
  ['nobody else', { PROXY: '192.0.2.1' }, '127.0.0.1'],
])('the balancer believes %s about whom it calls for', async (_who, settings, expected) => {
  const behind = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
  await once(behind.listen(0, '127.0.0.1'), 'listening');
  const address = `127.0.0.1:${(behind.address() as AddressInfo).port}`;
  const [outside, inside] = (await freePorts(2)).map((port) => `127.0.0.1:${port}`);
  const names = { API1: address, API2: address, GATEWAY1: address, GATEWAY2: address };
  const env = { ...process.env, ...names, PUBLIC: outside, INTERNAL: inside, ...settings };
  const balancer = spawn('haproxy', ['-db', '-f', configuration], { env, stdio: 'ignore' });
  try {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const seen = await vi.waitFor(() => fetch(`http://${outside}/`, { headers }), { timeout: 20_000 });
    expect(await seen.text()).toBe(expected);
  } finally {
    await endProcess(balancer, 'SIGKILL');
    behind.close();
  }
});
