import { randomUUID } from 'node:crypto';
import { activateAccount } from './provedAddress.ts';
import { type Answer, call, type CallOptions } from './restCall.ts';

/**
 * Builds what a test needs over HTTP, each level handing the next; people have activated accounts unless told otherwise:
 * `const module = await (await (await (await (await newUser(url)).project()).unit()).option()).module()`.
 */
export async function newUser(
  url: string,
  given: { email?: string; name?: string; activated?: boolean } = {},
): Promise<TestUser> {
  const email = given.email ?? uniqueEmail();
  const name = given.name ?? 'Ana Souza';
  const created = await expectStatus(
    202,
    call(url, 'POST', '/v1/users', { body: { name, email, password } }),
  );
  if (given.activated !== false) await activateAccount(url, created.body.user.id);
  const token = await logIn(url, email);
  return new TestUser(url, { email, name, token, id: created.body.user.id });
}

export const password = 'pa55word!!';

let count = 0;
/** Test files share one service, and begin in the same millisecond. */
export const uniqueEmail = () => `person.${randomUUID()}@example.com`;

export async function logIn(url: string, email: string, secret = password): Promise<string> {
  const answer = call(url, 'POST', '/v1/tokens/authentication', { body: { email, password: secret } });
  return (await expectStatus(201, answer)).body.authentication_token.token;
}

export async function expectStatus(status: number, answer: Promise<Answer>): Promise<Answer> {
  const got = await answer;
  if (got.status !== status)
    throw new Error(`expected ${status}, got ${got.status}: ${JSON.stringify(got.body)}`);
  return got;
}

/** The reasons of a refusal by field, as keys of their messages. */
export const refusedKeys = async (answer: Promise<Answer>): Promise<Record<string, string>> =>
  (await expectStatus(422, answer)).body.keys;

export class TestUser {
  readonly url: string;
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly token: string;

  constructor(url: string, user: { id: number; email: string; name: string; token: string }) {
    this.url = url;
    this.id = user.id;
    this.email = user.email;
    this.name = user.name;
    this.token = user.token;
  }

  call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    return call(this.url, method, path, { token: this.token, body, ...options });
  }

  async project(given: Record<string, unknown> = {}): Promise<TestProject> {
    const body = { ...sampleProject, name: `Residencial Ipê ${(count += 1)}`, ...given };
    const answer = await expectStatus(201, this.call('POST', '/v1/projects', body));
    return new TestProject(this, answer.body.project.id);
  }
}

export const sampleProject = { state: 'SP', city: 'São Paulo', phase: 'preliminary_study', cep: '05508-010' };

export const sampleFloorGroups = [
  { name: 'Subsolo', category: 'basement_floor', area: 900, height: 3, repetition: 1 },
  { name: 'Térreo', category: 'ground_floor', area: 800, height: 4, repetition: 1 },
  { name: 'Tipo', category: 'standard_floor', area: 450.5, height: 2.8, repetition: 2 },
];

/** The frame of the live samples: 15 599.93 to 24 601.65 kgCO₂e per floor. */
export const sampleFrame = {
  concrete_columns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
  concrete_beams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
  concrete_slabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
  form_columns: 120,
  form_beams: 100,
  form_slabs: 400,
  column_number: 24,
  avg_beam_span: 5,
  avg_slab_span: 4,
};

export class TestProject {
  readonly owner: TestUser;
  readonly id: string;
  readonly path: string;

  constructor(owner: TestUser, id: string) {
    this.owner = owner;
    this.id = id;
    this.path = `/v1/projects/${id}`;
  }

  /** Invites somebody who accepts at once. */
  async share(guest: TestUser, permission: 'project:view' | 'project:edit'): Promise<void> {
    const body = { email: guest.email, permissions: [permission] };
    const invited = await expectStatus(200, this.owner.call('POST', `${this.path}/invite`, body));
    const reply = `/v1/users/reply/${invited.body.invitation.id}`;
    await expectStatus(200, guest.call('PUT', reply, { status: 'accepted' }));
  }

  async unit(
    given: {
      name?: string;
      floor_groups?: unknown[];
      housing_units_count?: number;
      repetition_count?: number;
    } = {},
  ): Promise<TestUnit> {
    const { name = 'Torre A', floor_groups = sampleFloorGroups, ...counts } = given;
    const body = { name, type: 'tower', data: { floor_groups }, ...counts };
    const answer = await expectStatus(200, this.owner.call('POST', `${this.path}/units`, body));
    return new TestUnit(this, answer.body.unit.id);
  }
}

/** An office with its owner in it. */
export async function openOffice(owner: TestUser, name = 'Escritório Ipê'): Promise<TestOffice> {
  const made = await expectStatus(201, owner.call('POST', '/v1/organizations', { name }));
  return new TestOffice(owner, made.body.organization.id);
}

export class TestOffice {
  readonly owner: TestUser;
  readonly id: string;
  readonly path: string;

  constructor(owner: TestUser, id: string) {
    this.owner = owner;
    this.id = id;
    this.path = `/v1/organizations/${id}`;
  }

  /** @returns the id of the invitation. */
  async invite(email: string, role: string, discipline?: string): Promise<string> {
    const invited = this.owner.call('POST', `${this.path}/invite`, { email, role, discipline });
    return String((await expectStatus(200, invited)).body.organization_invitation.id);
  }

  /** Invites somebody who accepts at once. */
  async join(guest: TestUser, role: 'viewer' | 'editor' | 'owner', discipline?: string): Promise<void> {
    const id = await this.invite(guest.email, role, discipline);
    await expectStatus(200, guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' }));
  }

  /** Moves a project of `by` in. */
  async take(project: TestProject, by = project.owner): Promise<void> {
    await expectStatus(200, by.call('PUT', `${project.path}/organization`, { organization_id: this.id }));
  }
}

type TestFloor = { id: string; index: number; category: string };

export class TestUnit {
  readonly project: TestProject;
  readonly owner: TestUser;
  readonly id: string;
  readonly path: string;

  constructor(project: TestProject, id: string) {
    this.project = project;
    this.owner = project.owner;
    this.id = id;
    this.path = `${project.path}/units/${id}`;
  }

  async floors(): Promise<TestFloor[]> {
    return (await expectStatus(200, this.owner.call('GET', this.path))).body.unit.tower.floors;
  }

  async option(given: { name?: string; active?: boolean } = {}): Promise<TestOption> {
    const body = { name: 'Opção 1', active: true, ...given };
    const answer = await expectStatus(201, this.owner.call('POST', `${this.path}/options`, body));
    return new TestOption(this, answer.body.tower_option.id);
  }
}

export class TestOption {
  readonly unit: TestUnit;
  readonly owner: TestUser;
  readonly id: string;
  readonly path: string;

  constructor(unit: TestUnit, id: string) {
    this.unit = unit;
    this.owner = unit.owner;
    this.id = id;
    this.path = `${unit.path}/options/${id}`;
  }

  /** A module over the given floors, else over every standard floor of the tower. */
  async module(
    given: { name?: string; type?: string; data?: object; floorIds?: string[] } = {},
  ): Promise<TestModule> {
    const { name = 'Pavimento tipo', type = 'beam_column', data = sampleFrame } = given;
    const standard = (await this.unit.floors()).filter((floor) => floor.category === 'standard_floor');
    const floor_ids = given.floorIds ?? standard.map((floor) => floor.id);
    const body = { name, type, data: { ...data, floor_ids } };
    const answer = await expectStatus(201, this.owner.call('POST', `${this.path}/modules`, body));
    return new TestModule(this, answer.body.module.id);
  }
}

export class TestModule {
  readonly option: TestOption;
  readonly owner: TestUser;
  readonly id: string;
  readonly path: string;

  constructor(option: TestOption, id: string) {
    this.option = option;
    this.owner = option.owner;
    this.id = id;
    this.path = `${option.path}/modules/${id}`;
  }
}
