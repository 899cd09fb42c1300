import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from '../support/servers/endProcess.ts';

type ProgramOptions = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Where it runs and writes `<name>.log`. */
  folder: string;
  /** User and group it runs as, where it refuses to run as root. */
  owner?: { uid?: number; gid?: number };
  /** Whether it serves already. */
  isReady: () => Promise<boolean>;
};

/** A program of the trial: started, ended by a signal, started again; only its own process is ever signalled. */
export class Program {
  readonly name: string;
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  /** Times it was started. */
  starts = 0;
  /** Resident memory in MB of the present process each time it was looked at. */
  readonly memory: number[] = [];

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Starts it and waits until it serves; @throws when it ends before, or not within a minute. */
  async start(): Promise<void> {
    const { name, command, args, env, folder, owner, isReady } = this.#options;
    const log = openSync(`${folder}/${name}.log`, 'a');
    const stdio: ('ignore' | number)[] = ['ignore', log, log];
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio, ...owner });
    closeSync(log);
    let failure: string | undefined;
    child.once('error', ({ message }) => (failure = message));
    child.once('exit', (code, signal) => (failure = `ended with ${code ?? signal}`));
    this.#child = child;
    this.starts += 1;
    this.memory.length = 0;
    const deadline = Date.now() + 60_000;
    while (!(await isReady().catch(() => false))) {
      if (failure === undefined && Date.now() > deadline) failure = 'does not serve after a minute';
      if (failure !== undefined) throw new Error(`${name} ${failure}: ${tail(`${folder}/${name}.log`)}`);
      await wait(100);
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#child !== undefined) await endProcess(this.#child, signal);
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  measure(): void {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
      this.memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // Between two starts there is nothing to measure.
    }
  }
}

const tail = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
