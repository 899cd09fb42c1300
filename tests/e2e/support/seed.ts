import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { structureOnWire } from '../../../api/versions/structureWire.ts';
import type { ProductServer } from './productServer.ts';
import { workedFrame } from './threeOptions.ts';

/** Makes things through /v1, for journeys that begin later than the making. */
export class Seed {
  readonly #server: ProductServer;
  readonly #token: string;

  constructor(server: ProductServer, token: string) {
    this.#server = server;
    this.#token = token;
  }

  async #post<T>(path: string, body: unknown): Promise<T> {
    return this.#server.rest<T>('POST', `/v1/projects${path}`, this.#token, body);
  }

  get<T>(path: string): Promise<T> {
    return this.#server.rest<T>('GET', `/v1${path}`, this.#token);
  }

  async project(name: string): Promise<string> {
    const body = { name, state: 'SP', city: 'São Paulo', phase: 'basic_project' };
    return (await this.#post<{ project: { id: string } }>('', body)).project.id;
  }

  /** The tower of the worked case: four floors, 2 601 m². */
  async unit(project: string, name: string): Promise<{ id: string; floors: string[] }> {
    const group = (each: string, category: string, area: number, height: number, repetition: number) => ({
      name: each,
      category,
      area,
      height,
      repetition,
    });
    const floor_groups = [
      group('Garagem', 'basement_floor', 900, 3, 1),
      group('Lojas', 'ground_floor', 800, 4.5, 1),
      group('Tipo', 'standard_floor', 450.5, 2.88, 2),
    ];
    const { unit } = await this.#post<{ unit: { id: string } }>(`/${project}/units`, {
      name,
      type: 'tower',
      data: { floor_groups },
    });
    return { id: unit.id, floors: await this.floors(project, unit.id) };
  }

  /** Ids of a tower's floors, from the lowest. */
  async floors(project: string, unit: string): Promise<string[]> {
    type Answer = { unit: { tower: { floors: { id: string }[] } } };
    const answer = await this.get<Answer>(`/projects/${project}/units/${unit}`);
    return answer.unit.tower.floors.map(({ id }) => id);
  }

  async option(project: string, unit: string, name: string, active = false): Promise<string> {
    const path = `/${project}/units/${unit}/options`;
    return (await this.#post<{ tower_option: { id: string } }>(path, { name, active })).tower_option.id;
  }

  async module(
    at: { project: string; unit: string; option: string; floors: string[] },
    name: string,
    type: Technology = 'beam_column',
    data: StructureData = workedFrame,
  ): Promise<string> {
    const path = `/${at.project}/units/${at.unit}/options/${at.option}/modules`;
    const body = { name, type, data: { floor_ids: at.floors, ...structureOnWire(data) } };
    return (await this.#post<{ module: { id: string } }>(path, body)).module.id;
  }

  /** A project with one tower, one reference option and one frame over all floors. */
  async tower(projectName: string) {
    const project = await this.project(projectName);
    const { id: unit, floors } = await this.unit(project, 'Torre A');
    const option = await this.option(project, unit, 'Pórtico', true);
    const module = await this.module({ project, unit, option, floors }, 'Estrutura toda');
    const path = `/new_projects/${project}/unit/${unit}`;
    return { project, unit, floors, option, module, path };
  }

  /** A supplier's factor for C30, kgCO₂e/m³. */
  declare(project: string, supplier: string, co2: number): Promise<unknown> {
    const body = { material: 'concrete:30', supplier, document: 'EPD 42', co2: { min: co2, max: co2 } };
    return this.#post(`/${project}/declarations`, body);
  }

  invite(project: string, email: string, permissions = ['project:view']): Promise<unknown> {
    return this.#post(`/${project}/invite`, { email, permissions });
  }
}
