import { randomUUID } from 'node:crypto';
import { call } from '../support/restCall.ts';
import { sampleFloorGroups, sampleProject, type TestUser } from '../support/world.ts';
import type { Findings } from './findings.ts';
import type { KilledService } from './killedService.ts';

const writers = 6;
const floors = sampleFloorGroups.reduce((sum, { repetition }) => sum + repetition, 0);
const gone = 'gone';

/** A project or tower by its path: the name that was acknowledged last, and the one asked for when the kill came. */
type Written = { path: string; name: string; asked?: string };
/** A creation that is not answered yet. */
type Creation = { path: string; body: { name: string }; key: string };

/** Six writers make, rename and delete projects and towers of four floors until the service is killed under them. */
export class SingleWrites {
  readonly #service: KilledService;
  readonly #user: TestUser;
  readonly #findings: Findings;
  readonly #projects: Written[] = [];
  readonly #towers: Written[] = [];
  readonly #open = new Set<Creation>();
  #count = 0;
  /** Creations that were stored when the process died over their answer, and answered when they were sent again. */
  answeredAgain = 0;

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
    await this.#sendAgain();
    // All that this round touched; `verify` reads the rest again at the end.
    await this.#read([...this.#projects.slice(known[0]), ...this.#towers.slice(known[1])]);
  }

  /** Reads every project and tower that was ever acknowledged, by its id. */
  verify(): Promise<void> {
    return this.#read([...this.#projects, ...this.#towers]);
  }

  async #writeOn(): Promise<never> {
    for (;;) {
      const name = `Obra ${String((this.#count += 1)).padStart(6, '0')}`;
      const { project } = await this.#create('/v1/projects', { ...sampleProject, name });
      const written: Written = { path: `/v1/projects/${project.id}`, name };
      this.#projects.push(written);
      const body = { name, type: 'tower', data: { floor_groups: sampleFloorGroups } };
      const { unit } = await this.#create(`${written.path}/units`, body);
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

  async #create(path: string, body: { name: string }) {
    const creation: Creation = { path, body, key: randomUUID() };
    this.#open.add(creation);
    const made = await this.#write('POST', path, body, { 'idempotency-key': creation.key });
    this.#open.delete(creation);
    return made;
  }

  /** What was stored is answered at once, and "not now" where nothing was. */
  async #sendAgain(): Promise<void> {
    const { token } = this.#user;
    for (const { path, body, key } of this.#open) {
      const headers = { 'idempotency-key': key };
      const { name } = body;
      const url = `/v1/projects?name=${encodeURIComponent(name)}`;
      const stored = path === '/v1/projects' && (await call(this.#service.url, 'GET', url, { token }));
      const again = await call(this.#service.url, 'POST', path, { token, body, headers });
      const isReplay = again.headers.get('idempotency-replayed') !== null;
      if (isReplay) this.answeredAgain += 1;
      if (stored === false) this.#findings.expect(`${name}, sent again`, again.status, [200, 503]);
      else if (stored.body.projects.length === 1)
        this.#findings.expect(`${name}, stored and sent again`, isReplay && again.status, [201]);
      // Either its key had not been taken either, or it is for half a minute.
      else this.#findings.expect(`${name}, sent again`, isReplay ? 'replay' : again.status, [201, 503]);
    }
    this.#open.clear();
  }

  /** @throws when the call is not answered, because the service is gone, or not with success. */
  async #write(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await call(this.#service.url, method, path, { token: this.#user.token, body, headers });
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
