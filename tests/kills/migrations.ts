import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startApiProcess } from '../support/servers/apiProcess.ts';
import { endProcess } from '../support/servers/endProcess.ts';
import { call } from '../support/restCall.ts';
import { logIn } from '../support/world.ts';
import type { Findings } from './findings.ts';
import { newest, oldest, owner } from './oldDatabase.ts';
import type { OldDatabase } from './oldServers.ts';

/**
 * Starts over a database of an earlier version that end in the middle of the transaction which brings it up to date, and
 * then the start after.
 */
export class Migrations {
  readonly #old: OldDatabase;
  readonly #findings: Findings;

  constructor(old: OldDatabase, findings: Findings) {
    this.#old = old;
    this.#findings = findings;
  }

  /** Kills at this share of the migrations: some are carried out and not all, and none may be there afterwards. */
  async round(share: number): Promise<void> {
    const copy = await this.#old.copy();
    const halves = 2 * (newest - oldest) - 2;
    const after = 1 + Math.floor(share * halves) / 2;
    const signal = await this.#endAfter(after, copy.settings);
    this.#findings.kills += 1;
    this.#findings.expect(`end after ${after} migrations`, signal, ['SIGKILL']);
    this.#findings.expect('migrations after the kill', await copy.migrations(), [oldest]);

    const api = await startApiProcess(copy.settings);
    const token = await logIn(api.url, owner);
    for (const id of this.#old.projects) {
      const { status, body } = await call(api.url, 'GET', `/v1/projects/${id}`, { token });
      this.#findings.expect(id, status === 200 && body.project.id, [id]);
    }
    await endProcess(api.child, 'SIGTERM');
    this.#findings.expect('migrations after the next start', await copy.migrations(), [newest]);
  }

  /** @returns the signal it ended by; null when it was ready to serve and is ended for that. */
  async #endAfter(after: number, settings: Record<string, string>): Promise<string | null> {
    const preload = `--import=${join(import.meta.dirname, 'endAmidMigrations.ts')}`;
    const child = spawn(process.execPath, [preload, join(import.meta.dirname, '../../server/apiMain.ts')], {
      env: { ...process.env, PORT: '0', DATABASE_URL: '', ...settings, KILLED_AFTER: String(after) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.on('data', (data: Buffer) => {
      if (data.includes('Server listening')) child.kill('SIGTERM');
    });
    const [, signal] = await once(child, 'exit');
    return signal;
  }
}
