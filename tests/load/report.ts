import type { Measurements } from './measurements.ts';
import { flood } from './flood.ts';
import type { Kill } from './kills.ts';
import type { Product } from './product.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../support/servers/mailServer.ts';
import type { LoadUser } from './user.ts';

type Trial = {
  measurements: Measurements;
  users: LoadUser[];
  product: Product;
  kills: Kill[];
  mails: MailServer;
};

/** Longer than a letter is held by a process that died over it, and the wait after some tries in vain (ms). */
const longestMailMs = 240_000;

/** Reads everything acknowledged back and says how the trial went. */
export async function reportOf(trial: Trial): Promise<{ text: string; isGood: boolean }> {
  const { measurements, users, product, kills, mails } = trial;
  const { faults } = measurements;
  const ledgers = users.map(({ ledger }) => ledger);
  const lines = measurements.lines();
  const lost = (await Promise.all(users.map((user) => user.readBack()))).flat();
  const promised = users.flatMap(({ invited }) => invited);
  const undelivered = () => promised.filter((email) => mails.mailsTo(email).length === 0);
  for (const end = Date.now() + longestMailMs; undelivered().length > 0 && Date.now() < end;) await wait(500);
  const missing = undelivered();
  const { answered, refused, other, most } = await flood(product.url);
  const late = users.filter((user) => user.isBehind);
  const watchers = users.flatMap(({ watcher }) => watcher ?? []);
  const isGood =
    faults === 0 && lost.length === 0 && missing.length === 0 && late.length === 0 && answered <= most;
  const text = [
    ...lines,
    `ended: ${kills.length} (${kills.map(tell).join(', ')})`,
    `memory in MB, after its start, at most, at the end:`,
    ...[...product.processes, product.balancer].map(({ name, memory, starts }) => {
      const [first, last] = [memory[0] ?? 0, memory.at(-1) ?? 0];
      const memorySizes = [first, Math.max(0, ...memory), last].map((size) =>
        String(Math.round(size)).padStart(6),
      );
      return `  ${name.padEnd(10)}${memorySizes.join('')}  started ${starts} times`;
    }),
    `watched: ${watchers.length} projects, ${sum(watchers.map(({ events }) => events))} events over ${sum(watchers.map(({ connections }) => connections))} connections, ${late.length} not told the last change`,
    `one address calling 100 times a second for four: ${answered} answered of ${most} allowed, ${refused} told 429, ${other} else`,
    `acknowledged writes: ${sum(ledgers.map(({ acknowledged }) => acknowledged))} of ${sum(ledgers.map(({ things }) => things))} things; lost or other than acknowledged: ${lost.length}`,
    `acknowledged invitations: ${promised.length}; mails that never arrived: ${missing.length}`,
    ...lost.slice(0, 20).map((line) => `  ${line}`),
    isGood ? 'Held.' : 'NOT held.',
  ].join('\n');
  return { text, isGood };
}

const tell = ({ what, signal, silentMs }: Kill) =>
  `${what} ${signal}${silentMs === undefined ? '' : `, no write for ${(silentMs / 1_000).toFixed(1)} s`}`;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
