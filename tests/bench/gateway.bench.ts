// The gateway against the floor: the same calls with no graph and no checks, over the same stub, in turns in one run.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { median } from './median.ts';
import { type Measured, measure, memoryOf } from './gateway/measure.ts';
import { operations, variables } from './gateway/replies.ts';

/**
 * `npm run bench -- gateway <word>` compares with a gateway that lacks one thing, in place of the floor: queries compiled,
 * replies checked by compiled readers, or, of a service that tags its answers, asking by the tags.
 */
const lacking = {
  queries: { name: 'as graphql-js', env: { COMPILED_QUERIES: 'off' } },
  replies: { name: 'as zod', env: { COMPILED_REPLIES: 'off' } },
  tags: { name: 'no tags', env: { V1_KEPT_MB: '0' } },
} as const;
const word = (['queries', 'replies', 'tags'] as const).find((each) => process.argv.includes(each));
const other = word && lacking[word];
const rounds = 2;
const warm = 500;
/** Requests of one measurement: fewer of an operation that needs many calls. */
const countOf = (calls: number) => Math.max(100, Math.round(1000 / calls));
const root = new URL('../../', import.meta.url);
const children: ChildProcess[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill();
    process.exit(1);
  });
}

function start(file: string, env: Record<string, string> = {}): ChildProcess {
  const child = fork(new URL(file, root), { env: { ...process.env, NODE_ENV: 'production', ...env } });
  children.push(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a server and asks until it answers; tells how long that took, ms. */
async function serve(name: string, file: string, upstream: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const began = performance.now();
  const child = start(file, {
    PORT: String(port),
    UPSTREAM: upstream,
    V1_URL: `${upstream}/v1`,
    LOG_LEVEL: 'warn',
    ...env,
  });
  const url = `http://127.0.0.1:${port}/graphql`;
  for (;;) {
    const first = await measure(child, url, bodyOf(operations[0]), 1).catch(() => undefined);
    if (first !== undefined) break;
    if (child.exitCode !== null) throw new Error(`${name} did not start`);
  }
  return { name, child, url, started: performance.now() - began, idle: memoryOf(child) };
}

const bodyOf = ({ query }: { query: string }) => JSON.stringify({ query, variables });

try {
  const stub = start('tests/bench/gateway/stub.ts', word === 'tags' ? { TAGS: 'on' } : {});
  const [port] = (await once(stub, 'message')) as [number];
  const upstream = `http://127.0.0.1:${port}`;
  const servers = [
    other !== undefined
      ? await serve(other.name, 'dist/server/gatewayMain.mjs', upstream, other.env)
      : await serve('rest-client', 'tests/bench/gateway/restClient.ts', upstream),
    await serve('gateway', 'dist/server/gatewayMain.mjs', upstream),
  ];
  const floor = servers[0]!;
  const counted = async () => Number(await (await fetch(`${upstream}/calls`)).text());
  console.log(
    'operation                              calls       CPU ms  x floor   requests/s  x floor    bytes',
  );
  for (const operation of operations) {
    const body = bodyOf(operation);
    const count = countOf(operation.calls.length);
    const results = new Map<string, Measured[]>(servers.map(({ name }) => [name, []]));
    for (const { child, url } of servers) await measure(child, url, body, Math.min(warm, count * 2));
    for (let round = 0; round < rounds; round++) {
      for (const { name, child, url } of round % 2 === 0 ? servers : servers.toReversed())
        results.get(name)?.push(await measure(child, url, body, count));
    }
    const of = (name: string, key: keyof Measured) =>
      median((results.get(name) ?? []).map((one) => one[key]));
    const before = await counted();
    await measure(servers[1]!.child, servers[1]!.url, body, 1);
    const line = [
      operation.name.padEnd(36),
      String((await counted()) - before).padStart(7),
      of('gateway', 'cpu').toFixed(2).padStart(12),
      (of('gateway', 'cpu') / of(floor.name, 'cpu')).toFixed(2).padStart(8),
      of('gateway', 'perSecond').toFixed(0).padStart(12),
      (of('gateway', 'perSecond') / of(floor.name, 'perSecond')).toFixed(2).padStart(8),
      of('gateway', 'bytes').toFixed(0).padStart(8),
    ];
    console.log(line.join(' '));
  }
  for (const { name, child, started, idle } of servers) {
    const memory = `${idle.toFixed(0)} MB idle, ${memoryOf(child).toFixed(0)} MB after the load`;
    console.log(`${name}: first answer after ${started.toFixed(0)} ms, ${memory}`);
  }
} finally {
  for (const child of children) child.kill();
}
