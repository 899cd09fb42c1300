import { setTimeout as wait } from 'node:timers/promises';
import { formWith } from '../support/pictures.ts';
import { sampleFloorGroups, sampleFrame, sampleProject } from '../support/world.ts';
import type { Caller, Reply } from './caller.ts';
import { Ledger } from './ledger.ts';
import { queries, sheetOf } from './userTexts.ts';
import { Watcher } from './watcher.ts';

const password = 'um-andar-de-cada-vez-9';
type Given = {
  base: string;
  number: number;
  caller: Caller;
  picture: Uint8Array<ArrayBuffer>;
};

/** An engineer at work: every step is one of the things a day is made of. */
export class LoadUser {
  readonly #given: Given;
  readonly email: string;
  readonly ledger = new Ledger();
  /** Addresses whose invitation was acknowledged. */
  readonly invited: string[] = [];
  #made = 0;
  /** Ids, newest last. */
  readonly #projects: string[] = [];
  /** Addresses of options that hold no module yet. */
  readonly #options: { path: string; floorIds: string[] }[] = [];
  watcher: Watcher | undefined;

  constructor(given: Given) {
    this.#given = given;
    this.email = `user${given.number}.${Date.now().toString(36)}@example.com`;
  }

  /** Signs up, proves the address by the mail's link, logs in and makes a first project. */
  async arrive(tokenFor: (email: string) => string | undefined): Promise<void> {
    const { caller } = this.#given;
    const body = { name: `Ana Souza ${this.#given.number}`, email: this.email, password };
    await caller.expect(202, { kind: 'sign-up', method: 'POST', path: '/v1/users', body });
    for (let waits = 0; tokenFor(this.email) === undefined; waits += 1) {
      if (waits > 600) throw new Error(`No mail came for ${this.email}`);
      await wait(100);
    }
    const token = { token: tokenFor(this.email) };
    await caller.expect(200, { kind: 'activation', method: 'PUT', path: '/v1/users/activated', body: token });
    await this.logIn();
    while (this.#projects.length === 0) await this.makeProject();
    if (this.#given.number % 3 === 0)
      this.watcher = new Watcher(caller, this.#given.base, this.#projects[0]!);
  }

  async logIn(): Promise<void> {
    const reply = await this.#given.caller.ask('log-in', queries.logIn, { email: this.email, password });
    const token: unknown = reply?.body.data.logIn.token;
    if (typeof token === 'string') this.#given.caller.token = token;
  }

  async makeProject(): Promise<void> {
    const fields = { ...sampleProject, name: this.#name('Residencial') };
    const reply = await this.#send(201, 'write /v1', 'POST', '/v1/projects', fields);
    if (reply !== undefined) this.#rememberProject(reply.body.project.id, fields);
  }

  async makeProjectByGraph(): Promise<void> {
    const name = this.#name('Edifício');
    const reply = await this.#given.caller.ask('write graph', queries.createProject, { name });
    const id = reply?.body.data.createProject.project?.databaseId;
    if (id !== undefined) this.#rememberProject(id, { name, city: 'Santos' });
  }

  async editProject(id = this.#any()): Promise<void> {
    const path = `/v1/projects/${id}`;
    const fields = { description: this.#name('Memorial') };
    const reply = await this.#send(200, 'write /v1', 'PATCH', path, fields);
    this.#noteEdit(reply, path, fields);
  }

  async editProjectByGraph(id = this.#projects[0]!): Promise<void> {
    const fields = { description: this.#name('Nota') };
    const reply = await this.#given.caller.ask('write graph', queries.updateProject, { id, ...fields });
    const done = reply?.body.data.updateProject.project == null ? undefined : reply;
    this.#noteEdit(done, `/v1/projects/${id}`, fields);
  }

  async makeTower(): Promise<void> {
    const units = `/v1/projects/${this.#any()}/units`;
    const fields = { name: this.#name('Torre') };
    const body = { ...fields, type: 'tower', data: { floor_groups: sampleFloorGroups } };
    const made = await this.#send(200, 'write /v1', 'POST', units, body);
    if (made === undefined) return;
    const path = `${units}/${made.body.unit.id}`;
    this.ledger.wrote(path, 'unit', fields);
    const read = await this.#send(200, 'read /v1', 'GET', path);
    const option = { name: this.#name('Opção'), active: true };
    const chosen = await this.#send(201, 'write /v1', 'POST', `${path}/options`, option);
    if (read === undefined || chosen === undefined) return;
    const floors = read.body.unit.tower.floors as { id: string; category: string }[];
    const floorIds = floors.filter(({ category }) => category === 'standard_floor').map(({ id }) => id);
    this.#options.push({ path: `${path}/options/${chosen.body.tower_option.id}`, floorIds });
  }

  async makeModule(): Promise<void> {
    const option = this.#options.pop();
    if (option === undefined) return this.makeTower();
    const fields = { name: this.#name('Pavimento') };
    const data = { ...sampleFrame, floor_ids: option.floorIds };
    const body = { ...fields, type: 'beam_column', data };
    const made = await this.#send(201, 'write /v1', 'POST', `${option.path}/modules`, body);
    if (made !== undefined)
      this.ledger.wrote(`${option.path}/modules/${made.body.module.id}`, 'module', fields);
  }

  async importSheet(): Promise<void> {
    const name = this.#name('Planilha');
    const form = formWith(sheetOf(name), { name: 'obras.csv', field: 'csv' });
    const reply = await this.#given.caller.send({
      kind: 'import',
      method: 'POST',
      path: '/v1/projects-upload',
      body: form,
    });
    if (reply === undefined) return;
    // Sent again after a "not now" whose work was done all the same: the names are then taken.
    const found = await this.#send(200, 'read /v1', 'GET', `/v1/projects?name=${encodeURIComponent(name)}`);
    for (const project of (found?.body.projects ?? []) as { id: string; name: string }[])
      this.#rememberProject(project.id, { name: project.name });
  }

  async showPicture(): Promise<void> {
    const { caller, picture, base } = this.#given;
    const presigned = '/v1/presigned-urls?fileName=obra.png';
    const reply = await this.#send(200, 'upload', 'GET', presigned);
    if (reply === undefined) return;
    const { url, form_data, public_url } = reply.body;
    const form = formWith(picture, { name: 'obra.png', fields: form_data });
    const isOwn = url.startsWith('/');
    const stored = isOwn
      ? await caller.send({ kind: 'upload', method: 'POST', path: url, body: form })
      : await fetch(new URL(url, base), { method: 'POST', body: form }).catch(() => undefined);
    // 404: the first of two tries was carried out, and an address works once.
    if (stored === undefined || ![200, 201, 204, 404].includes(stored.status)) return;
    const path = `/v1/projects/${this.#any()}`;
    const done = await this.#send(200, 'upload', 'PATCH', path, { image_url: public_url });
    this.#noteEdit(done, path, { image_url: public_url });
  }

  async invite(): Promise<void> {
    const email = `${this.#name('convite').replaceAll(' ', '.')}@example.com`;
    const body = { email, permissions: ['project:view'] };
    const done = await this.#send(200, 'write /v1', 'POST', `/v1/projects/${this.#any()}/invite`, body);
    if (done !== undefined) this.invited.push(email);
  }

  async readList(): Promise<void> {
    await this.#given.caller.ask('read graph', queries.projectList, {});
  }

  async readProject(): Promise<void> {
    await this.#given.caller.ask('read graph', queries.oneProject, { id: this.#any() });
  }

  async readByRest(): Promise<void> {
    await this.#send(200, 'read /v1', 'GET', `/v1/projects/${this.#any()}`);
  }

  /** @returns what the service acknowledged and no longer holds. */
  async readBack(): Promise<string[]> {
    await this.logIn();
    return this.ledger.lost(async (path) => (await this.#send(200, 'read back', 'GET', path))?.body);
  }

  /** Whether who watches the first project was not told how it is now. */
  get isBehind(): boolean {
    const last = this.ledger.expected(`/v1/projects/${this.#projects[0]}`, 'description');
    return this.watcher !== undefined && last !== undefined && !last.includes(this.watcher.description);
  }

  #send(
    status: number,
    kind: string,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
  ): Promise<Reply | undefined> {
    return this.#given.caller.expect(status, { kind, method, path, body });
  }

  #rememberProject(id: string, fields: { name: string; city?: string }): void {
    this.#projects.push(id);
    const { name, city } = fields;
    this.ledger.wrote(`/v1/projects/${id}`, 'project', city === undefined ? { name } : { name, city });
  }

  #noteEdit(reply: Reply | undefined, path: string, fields: Record<string, unknown>): void {
    if (reply === undefined) this.ledger.maybeWrote(path, fields);
    else this.ledger.wrote(path, 'project', fields);
  }

  #any = () => this.#projects[Math.floor(Math.random() * this.#projects.length)]!;
  #name = (kind: string) => `${kind} ${this.#given.number}.${(this.#made += 1)}`;
}
