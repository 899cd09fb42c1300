import { sql } from 'kysely';
import { type AccessWorld, buildAccessWorld } from '../access/accessWorld.ts';
import type { TestApi } from '../servers/apiServer.ts';
import { newUser, type TestUser, uniqueEmail } from '../world.ts';
import { chance, type Draw, hostile, pick } from './random.ts';

/** Stands in everything of the person who must not be read by the other. */
const secretWord = 'Sigilosissima';

type Whose = 'own' | 'theirs' | 'none';

/** Mostly the attacker's own. */
export const anybodys = (draw: Draw): Whose => pick(draw, ['own', 'own', 'own', 'theirs', 'none']);

type People = { owner: TestUser; world: AccessWorld };

/** Whoever is attacked, who attacks, and how ids of either are named before a call is made. */
export class FuzzedWorld {
  readonly #api: TestApi;
  attacker!: People;
  readonly #victim: People;
  readonly #theirIds: string[];
  #guests: TestUser[] | undefined;

  private constructor(api: TestApi, victim: People) {
    this.#api = api;
    this.#victim = victim;
    this.#theirIds = [...Object.values(victim.world.ids), ...victim.world.floorIds].filter((id) =>
      /-/.test(id),
    );
  }

  static async build(api: TestApi): Promise<FuzzedWorld> {
    const [owner, viewer, editor, other] = await Promise.all([1, 2, 3, 4].map(() => person(api, secretWord)));
    const guests = { viewer: viewer!, editor: editor!, other: other! };
    const victim = { owner: owner!, world: await buildAccessWorld({ owner: owner!, ...guests }) };
    for (const table of ['projects', 'units', 'options', 'modules'])
      await sql`update ${sql.table(table)} set name = name || ${` ${secretWord}`}`.execute(api.db);
    const world = new FuzzedWorld(api, victim);
    await world.enter();
    return world;
  }

  /** The attacker is somebody new: the account or its session is gone. */
  async enter(): Promise<void> {
    const owner = await person(this.#api, 'Souza');
    await this.build(owner);
  }

  /** The same where it is not known what was deleted. */
  async mend(): Promise<void> {
    const { owner, world } = this.attacker;
    if ((await owner.call('GET', `${world.project.path}/members`)).status !== 200) await this.build();
  }

  /** The attacker again has one of everything, after a deletion; it may have been that of the account. */
  async build(owner = this.attacker.owner): Promise<void> {
    if ((await owner.call('GET', '/v1/users/me')).status !== 200) return this.enter();
    this.#guests ??= await Promise.all([1, 2, 3].map(() => person(this.#api, 'Lima')));
    const [viewer, editor, other] = this.#guests;
    const cast = { owner, viewer: viewer!, editor: editor!, other: other! };
    this.attacker = { owner, world: await buildAccessWorld(cast) };
  }

  /** Everything the victim has, to be held against what there is later. */
  async victimsData(): Promise<unknown> {
    const { owner, world } = this.#victim;
    const { path } = world.project;
    const reads = ['/v1/users/me', path, `${path}/units/${world.ids['unitId']}`, `${path}/members`];
    return Promise.all(reads.map(async (read) => (await owner.call('GET', read)).body));
  }

  /** The id a call gives for a parameter of that name, now and then none at all. */
  idOf = (draw: Draw, name: string, whose = anybodys(draw)): string =>
    chance(draw, 0.03)
      ? encodeURIComponent(String(pick(draw, hostile)).toWellFormed().slice(0, 300) || ' ')
      : this.rawId(name, whose);

  /** A raw id by the name of its parameter: the attacker's own, the victim's, or of nothing. */
  rawId(name: string, whose: Whose): string {
    const key = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const { world } = whose === 'own' ? this.attacker : this.#victim;
    const id = key === 'floorId' ? world.floorIds[0] : (world.ids[key] ?? world.ids['optionId']);
    return whose === 'none' || id === undefined ? crypto.randomUUID() : id;
  }

  /**
   * What an answer tells of the victim that the request did not say itself; null for nothing. `onlyWords`: ids of the
   * request are packed in global ones.
   */
  leak(request: string, answer: string, onlyWords = false): string | null {
    if (answer.includes(secretWord) && !request.includes(secretWord)) return secretWord;
    if (onlyWords) return null;
    return this.#theirIds.find((id) => answer.includes(id) && !request.includes(id)) ?? null;
  }
}

const person = (api: TestApi, surname: string) =>
  newUser(api.url, { name: `Ana ${surname}`, email: uniqueEmail() });
