import { call } from '../support/restCall.ts';
import { sampleFrame, TestUser } from '../support/world.ts';
import type { Findings } from './findings.ts';
import type { KilledService } from './killedService.ts';

const modules = 40;
type Module = { id: string; version: number };

/** A sheet of forty modules saved as a whole, another each time: all forty have the new version, or all the one before. */
export class Takeoffs {
  readonly #service: KilledService;
  readonly #user: TestUser;
  readonly #findings: Findings;
  #option = '';
  #floors: { id: string }[] = [];
  #modules: Module[] = [];
  #version = 1;
  #volume = 40;
  #wholeMs = 0;

  constructor(service: KilledService, user: TestUser, findings: Findings) {
    this.#service = service;
    this.#user = user;
    this.#findings = findings;
  }

  /** Kills at this share of the time that a save takes. */
  async round(share: number): Promise<void> {
    if (this.#option === '') await this.#prepare();
    const [before, asked] = [this.#version, this.#version + 1];
    let saved = false;
    await this.#service.killWithin(share * this.#wholeMs, async () => {
      saved = await this.#save().catch(() => false);
    });
    this.#findings.kills += 1;
    await this.#read();
    const found = new Set(this.#modules.map(({ version }) => version));
    this.#findings.expect('modules of the sheet', this.#modules.length, [modules]);
    this.#findings.expect('versions in the sheet', found.size, [1]);
    this.#version = found.values().next().value ?? Number.NaN;
    this.#findings.expect('version of the sheet', this.#version, saved ? [asked] : [before, asked]);
  }

  async #prepare(): Promise<void> {
    const user = new TestUser(this.#service.url, this.#user);
    const unit = await (await user.project()).unit();
    this.#option = (await unit.option()).path;
    this.#floors = await unit.floors();
    await this.#save();
    await this.#read();
    const started = performance.now();
    await this.#save();
    this.#wholeMs = performance.now() - started;
    this.#version = 2;
  }

  async #save(): Promise<boolean> {
    const volume = (this.#volume += 1);
    const sheet = Array.from({ length: modules }, (_, at) => ({
      ...(this.#modules[at] === undefined ? {} : { id: this.#modules[at].id }),
      type: 'beam_column',
      name: `Módulo ${at}`,
      data: {
        ...sampleFrame,
        concrete_slabs: { volumes: [{ fck: 30, volume }] },
        floor_ids: [this.#floors[at % this.#floors.length]?.id],
      },
    }));
    const options = { token: this.#user.token, body: { modules: sheet } };
    const { status, body } = await call(this.#service.url, 'PUT', `${this.#option}/takeoff`, options);
    if (status >= 300) throw new Error(`takeoff: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    this.#findings.acknowledged += 1;
    return true;
  }

  async #read(): Promise<void> {
    const { body } = await call(this.#service.url, 'GET', this.#option, { token: this.#user.token });
    this.#modules = body.tower_option.modules;
  }
}
