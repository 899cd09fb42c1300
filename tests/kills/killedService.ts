import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '../support/servers/apiProcess.ts';
import { endProcess } from '../support/servers/endProcess.ts';

/** The service as a process that is killed again and again, always over the same data. */
export class KilledService {
  #api: ApiProcess;
  readonly #settings: Record<string, string>;
  /** How long each start after a kill took until calls were answered (ms). */
  readonly restartsMs: number[] = [];

  static async start(settings: Record<string, string>): Promise<KilledService> {
    return new KilledService(settings, await startApiProcess(settings));
  }

  private constructor(settings: Record<string, string>, api: ApiProcess) {
    this.#settings = settings;
    this.#api = api;
  }

  get url(): string {
    return this.#api.url;
  }

  /** Begins `work`, kills the process after so many milliseconds, waits until `work` has noticed, and starts anew. */
  async killWithin(milliseconds: number, work: () => Promise<unknown>): Promise<void> {
    const working = work();
    await wait(milliseconds);
    await endProcess(this.#api.child, 'SIGKILL');
    await working;
    const started = performance.now();
    this.#api = await startApiProcess(this.#settings);
    this.restartsMs.push(performance.now() - started);
  }

  end(): Promise<unknown> {
    return endProcess(this.#api.child, 'SIGKILL');
  }
}
