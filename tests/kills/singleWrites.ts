import { call } from '../support/restCall.ts';
import { sampleFloorGroups, sampleProject, type TestUser } from '../support/world.ts';
import type { Findings } from './findings.ts';
import type { KilledService } from './killedService.ts';

const writers = 6;
const floors = sampleFloorGroups.reduce((sum, { repetition }) => sum + repetition, 0);
const gone = 'gone';

/** A project or tower by its path: the name that was acknowledged last, and the one asked for when the kill came. */
type Written = { path: string; name: string; asked?: string };

/** Six writers make, rename and delete projects and towers of four floors until the service is killed under them. */
export class SingleWrites {
  readonly #service: KilledService;
  readonly #user: TestUser;
  readonly #findings: Findings;
  readonly #projects: Written[] = [];
  readonly #towers: Written[] = [];
  #count = 0;

  constructor(service: KilledService, user: TestUser, findings: Findings) {
    this.#service = service;
    this.#user = user;
    this.#findings = findings;
  }

  async round(milliseconds: number): Promise<void> {
    const known = [this.#projects.length, this.#towers.length];
    await this.#service.killWithin(milliseconds, () =>
      Promise.all(Array.from({ length: writers }, () => this.#writeOn().catch(() => {}))),
    );
    this.#findings.kills += 1;
    // All that this round touched; `verify` reads the rest again at the end.
    await this.#read([...this.#projects.slice(known[0]), ...this.#towers.slice(known[1])]);
  }

  /** Reads every project and tower that was ever acknowledged, by its id. */
  verify(): Promise<void> {
    return this.#read([...this.#projects, ...this.#towers]);
  }

  async #writeOn(): Promise<never> {
    for (;;) {
      const name = `Obra ${(this.#count += 1)}`;
      const { project } = await this.#write('POST', '/v1/projects', { ...sampleProject, name });
      const written: Written = { path: `/v1/projects/${project.id}`, name };
      this.#projects.push(written);
      const body = { name, type: 'tower', data: { floor_groups: sampleFloorGroups } };
      const { unit } = await this.#write('POST', `${written.path}/units`, body);
      const tower = { path: `${written.path}/units/${unit.id}`, name };
      this.#towers.push(tower);
      written.asked = `${name} renomeada`;
      await this.#write('PATCH', written.path, { name: written.asked });
      written.name = written.asked;
      if (this.#count % 4 !== 0) continue;
      written.asked = gone;
      Object.assign(tower, { asked: gone });
      await this.#write('DELETE', written.path);
      written.name = gone;
      tower.name = gone;
    }
  }

  /** @throws when the call is not answered, because the service is gone, or not with success. */
  async #write(method: string, path: string, body?: object) {
    const answer = await call(this.#service.url, method, path, { token: this.#user.token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
    this.#findings.acknowledged += 1;
    return answer.body;
  }

  async #read(all: Written[]): Promise<void> {
    for (const written of all) {
      const { status, body } = await call(this.#service.url, 'GET', written.path, {
        token: this.#user.token,
      });
      const found = status === 404 ? gone : (body.project ?? body.unit)?.name;
      this.#findings.expect(written.path, found, [written.name, written.asked ?? written.name]);
      if (body.unit !== undefined)
        this.#findings.expect(`floors of ${written.path}`, body.unit.tower.floors.length, [floors]);
      written.name = found;
      delete written.asked;
    }
  }
}
