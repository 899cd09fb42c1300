// What the whole process holds when it listens, after a burst of eight callers and a while later, and the
// processor time of the burst: on the embedded database, and on a PostgreSQL of its own with the word `postgres`.
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgresServer.mjs';
import { memorySettings } from '../../scripts/memorySettings.mjs';
import { ProductServer } from '../e2e/support/productServer.ts';
import { cpuOf, memoryOf } from './gateway/measure.ts';
import { makeWorld } from './webWorld.ts';

const callers = 8;
const rounds = Number(
  process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 640,
);
const nodes = (fields: string) => `{ edges { node { ${fields} } } }`;
const list = `query List { viewer { projects(first: 50) ${nodes('id databaseId name phase state city updatedAt')} } }`;
const single = `query Project($id: ID!) { project(projectId: $id) { id name phase state city
  units(first: 50) ${nodes(`id name options(first: 50) ${nodes('id name isReference')}`)} } }`;

const postgres = process.argv.includes('postgres') ? await startPostgres() : undefined;
const settings: Record<string, string> = postgres === undefined ? {} : { DATABASE_URL: postgres.url };
const memory = memorySettings(undefined, settings);
const server = new ProductServer(memory.flags);
try {
  await server.start({ ...memory.env, NODE_ENV: 'production', MAILBOX: 'on', ...settings });
  const { pid } = server;
  console.log(postgres === undefined ? 'PGlite (embedded)' : 'PostgreSQL');
  console.log(`listening: ${memoryOf({ pid }).toFixed(0)} MB`);
  const { session, project } = await makeWorld(server);
  console.log(`with its data: ${memoryOf({ pid }).toFixed(0)} MB`);
  const headers = {
    authorization: `Bearer ${session.token}`,
    'content-type': 'application/json',
    'accept-encoding': 'br',
  };
  const ask = async (path: string, body?: object) => {
    const given = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(server.url + path, { headers, ...given });
    const text = await reply.text();
    if (!reply.ok || text.includes('"errors":[{')) throw new Error(`${path}: ${text.slice(0, 300)}`);
  };
  const burst: (() => Promise<void>)[] = [
    () => ask('/login'),
    () => ask('/graphql', { query: list }),
    () => ask('/graphql', { query: single, variables: { id: project } }),
    () => ask('/v1/projects?page=1&page_size=50'),
    () => ask(`/v1/projects/${project}`),
  ];
  const before = cpuOf({ pid });
  for (const each of burst) {
    let asked = 0;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (; asked < rounds;) {
          asked += 1;
          await each();
        }
      }),
    );
  }
  const cpu = cpuOf({ pid }) - before;
  console.log(
    `after ${burst.length} × ${rounds} requests: ${memoryOf({ pid }).toFixed(0)} MB, ${cpu.toFixed(0)} ms of processor time`,
  );
  const end = performance.now();
  for (const seconds of [5, 15]) {
    await setTimeout(end + seconds * 1_000 - performance.now());
    console.log(`${seconds} s later: ${memoryOf({ pid }).toFixed(0)} MB`);
  }
} finally {
  await server.stop();
  postgres?.stop();
}
