import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../support/servers/mailServer.ts';
import type { Product } from './product.ts';

/** `silentMs`: how long no write was acknowledged, where that was measured. */
export type Kill = { what: string; signal: NodeJS.Signals; silentMs?: number };

/** Notes the memory of every process each second. */
export async function measure({ processes, balancer }: Product, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const process of [...processes, balancer]) process.measure();
    await wait(1_000);
  }
}

/** How long the mail server is away, and how long it is there in between (ms). */
const [awayMs, thereMs] = [12_000, 30_000];

/** Takes the mail server away again and again; in the end it is there. */
export async function leaveInTurn(mails: MailServer, isOver: () => boolean): Promise<void> {
  for (let next = Date.now() + thereMs; !isOver(); next += awayMs + thereMs) {
    while (Date.now() < next && !isOver()) await wait(500);
    if (isOver()) return;
    await mails.close();
    await wait(awayMs);
    await mails.open();
  }
}

/** Ends one process after the other, by SIGKILL and by SIGTERM in turn, and starts each again three seconds later. */
export async function killInTurn(
  { processes }: Product,
  everySeconds: number,
  isOver: () => boolean,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let next = Date.now() + everySeconds * 1_000; !isOver();) {
    await wait(500);
    if (Date.now() < next) continue;
    next += everySeconds * 1_000;
    const count = kills.length;
    const victim = processes[count % processes.length]!;
    // Each process meets both.
    const signal = (count + Math.floor(count / processes.length)) % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    kills.push({ what: victim.name, signal });
    await victim.stop(signal);
    await wait(3_000);
    await victim.start();
  }
  return kills;
}
