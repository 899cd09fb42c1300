import { formWith } from '../support/pictures.ts';
import { call } from '../support/restCall.ts';
import type { TestUser } from '../support/world.ts';
import type { Findings } from './findings.ts';
import type { KilledService } from './killedService.ts';

const projects = 60;
const header =
  'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,' +
  'floor_height,floor_repetition,module_wall_thickness,module_slab_thickness,module_wall_concrete_25,' +
  'module_slab_concrete_25';
const rest = 'SP,São Paulo,basic_project,Torre A,Tipo,450.5,standard_floor,2.8,12,0.1,0.12,30,20';

/** Sheets of sixty projects, and their undo, cut off: all or none of them is there, and all when it was answered. */
export class Imports {
  readonly #service: KilledService;
  readonly #user: TestUser;
  readonly #findings: Findings;
  #count = 0;
  #wholeMs = 0;

  constructor(service: KilledService, user: TestUser, findings: Findings) {
    this.#service = service;
    this.#user = user;
    this.#findings = findings;
  }

  /** Kills at this share of the time that an import takes, in every second round one of an undo. */
  async round(share: number): Promise<void> {
    const { id, name, ids } = await this.#whole();
    if (this.#findings.kills % 2 === 1) {
      let undone = false;
      await this.#service.killWithin((share * this.#wholeMs) / 8, async () => {
        undone = (await this.#ask('DELETE', `/v1/projects-upload/${id}`))?.status === 200;
      });
      if (undone) this.#findings.acknowledged += 1;
      this.#findings.expect(`undo of ${name}`, await this.#countOf(name), undone ? [0] : [0, projects]);
    } else {
      const cut = `Cortada ${this.#count}`;
      let made = false;
      await this.#service.killWithin(share * this.#wholeMs, async () => {
        made = (await this.#send(cut))?.status === 201;
      });
      if (made) this.#findings.acknowledged += 1;
      this.#findings.expect(`import of ${cut}`, await this.#countOf(cut), made ? [projects] : [0, projects]);
      for (const each of ids)
        this.#findings.expect(each, (await this.#ask('GET', `/v1/projects/${each}`))?.status, [200]);
    }
    this.#findings.kills += 1;
  }

  /** An import nothing disturbs. */
  async #whole(): Promise<{ id: string; name: string; ids: string[] }> {
    const name = `Inteira ${(this.#count += 1)}`;
    const started = performance.now();
    const sent = await this.#send(name);
    this.#wholeMs = performance.now() - started;
    this.#findings.expect(`answer to ${name}`, sent?.body.projects_made, [projects]);
    this.#findings.acknowledged += 1;
    const made: { id: string }[] = sent?.body.projects ?? [];
    return { id: sent?.body.import_id, name, ids: made.map((project) => project.id) };
  }

  #send(name: string) {
    const rows = Array.from({ length: projects }, (_, at) => `${name} ${at},${rest}`);
    const form = formWith([header, ...rows].join('\n'), { name: 'obras.csv', field: 'csv' });
    return this.#ask('POST', '/v1/projects-upload', form);
  }

  async #countOf(name: string): Promise<number | undefined> {
    const list = await this.#ask('GET', `/v1/projects?name=${encodeURIComponent(`${name} `)}`);
    return list?.body.metadata.total_records ?? 0;
  }

  /** The answer; undefined when the service was gone. */
  async #ask(method: string, path: string, body?: FormData) {
    const options = { token: this.#user.token, ...(body === undefined ? {} : { body }) };
    return call(this.#service.url, method, path, options).catch(() => undefined);
  }
}
