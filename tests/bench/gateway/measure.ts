import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';

/** Requests on their way at any time. */
const connections = 32;
const clockTick = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU a process has used, ms; Linux only. */
export function cpuOf({ pid }: { pid?: number | undefined }): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * clockTick;
}

/** Memory a process holds, MB; Linux only. */
export const memoryOf = ({ pid }: { pid?: number | undefined }): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export type Measured = { perSecond: number; cpu: number; bytes: number };

/** Sends `count` equal requests over 32 connections, each of its own caller. `cpu`: ms of the server per request. */
export async function measure(
  server: ChildProcess,
  url: string,
  body: string,
  count: number,
): Promise<Measured> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const cpu = cpuOf(server);
  const start = performance.now();
  let sent = 0;
  let bytes = 0;
  async function caller(number: number): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer tok-${number}` };
    while (sent < count) {
      sent += 1;
      const reply = await pool.request({ method: 'POST', path: pathname, headers, body });
      const text = await reply.body.text();
      if (reply.statusCode !== 200 || text.includes('"errors":[{')) throw new Error(text.slice(0, 300));
      bytes = text.length;
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => caller(number)));
  const seconds = (performance.now() - start) / 1000;
  await pool.close();
  return { perSecond: count / seconds, cpu: (cpuOf(server) - cpu) / count, bytes };
}
