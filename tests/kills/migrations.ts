import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApiProcess } from '../support/apiProcess.ts';
import { endProcess } from '../support/endProcess.ts';
import { call } from '../support/restCall.ts';
import { logIn } from '../support/world.ts';
import type { Findings } from './findings.ts';
import { newest, oldest, owner } from './oldDatabase.ts';
import type { OldDatabase } from './oldServers.ts';

/** Starts over a database of an earlier version, killed while they bring it up to date, and then the start after. */
export class Migrations {
  readonly #old: OldDatabase;
  readonly #findings: Findings;
  #startMs = 0;

  constructor(old: OldDatabase, findings: Findings) {
    this.#old = old;
    this.#findings = findings;
  }

  /** Kills at this share of the time that a start with all migrations takes. */
  async round(share: number): Promise<void> {
    if (this.#startMs === 0) await this.#measure();
    const copy = await this.#old.copy();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/apiMain.ts')], {
      env: { ...process.env, PORT: '0', DATABASE_URL: '', ...copy.settings },
      stdio: 'ignore',
    });
    await wait(share * this.#startMs);
    await endProcess(child, 'SIGKILL');
    this.#findings.kills += 1;
    this.#findings.expect('migrations after the kill', await copy.migrations(), [oldest, newest]);

    const api = await startApiProcess(copy.settings);
    const token = await logIn(api.url, owner);
    for (const id of this.#old.projects) {
      const { status, body } = await call(api.url, 'GET', `/v1/projects/${id}`, { token });
      this.#findings.expect(id, status === 200 && body.project.id, [id]);
    }
    await endProcess(api.child, 'SIGTERM');
    this.#findings.expect('migrations after the next start', await copy.migrations(), [newest]);
  }

  async #measure(): Promise<void> {
    const { settings } = await this.#old.copy();
    const started = performance.now();
    const api = await startApiProcess(settings);
    this.#startMs = performance.now() - started;
    await endProcess(api.child, 'SIGTERM');
  }
}
