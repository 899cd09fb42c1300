import type { RestSession } from './restSession.ts';
import { portfolio, type SeedTower } from './portfolio.ts';
import { frame, masonry, walls } from './structures.ts';

type Floor = { id: string; group_name: string; area: number };
const technologies = {
  frame: { type: 'beam_column', option: 'Viga-pilar', quantities: frame },
  walls: { type: 'concrete_wall', option: 'Parede de concreto', quantities: walls },
  masonry: { type: 'structural_masonry', option: 'Alvenaria estrutural', quantities: masonry },
} as const;

const source = 'Exemplo: valor ilustrativo, sem fornecedor';
const date = new Date().toISOString().slice(0, 10);

/** What the price set lacks of the three options: aluminium forms per m², and forms of masonry's slabs per m³ of concrete. */
const examplePrices = [
  { key: 'form:walls', min: 22, max: 30, source, date },
  { key: 'form:masonry', min: 420, max: 560, source, date },
];

/**
 * Makes the projects, by default every one of the portfolio, through /v1 as the session's user: towers with three options each, a module
 * per floor group, and a lighter second version of each typical floor.
 *
 * @returns the raw ids of the projects, in the portfolio's order.
 */
export async function fillPortfolio(
  session: RestSession,
  progress: (name: string) => void,
  projects = portfolio,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { towers, ...fields } of projects) {
    progress(fields.name);
    const { project } = await session.post<{ project: { id: string } }>('/v1/projects', fields);
    ids.push(project.id);
    for (const tower of towers) await fillTower(session, `/v1/projects/${project.id}/units`, tower);
    await session.patch(`/v1/projects/${project.id}/prices`, { prices: examplePrices });
    // So that the public benchmark has something to show.
    await session.patch(`/v1/projects/${project.id}`, { benchmark_consent: true });
  }
  return ids;
}

async function fillTower(session: RestSession, units: string, tower: SeedTower): Promise<void> {
  const made = await session.post<{ unit: { id: string } }>(units, {
    name: tower.name,
    type: 'tower',
    data: { floor_groups: tower.groups },
  });
  const path = `${units}/${made.unit.id}`;
  const { unit } = await session.get<{ unit: { tower: { floors: Floor[] } } }>(path);
  for (const key of ['frame', 'walls', 'masonry'] as const) {
    const { option, ...technology } = technologies[key];
    const body = { name: option, active: key === tower.reference };
    const { tower_option } = await session.post<{ tower_option: { id: string } }>(`${path}/options`, body);
    for (const group of tower.groups) {
      const floors = unit.tower.floors.filter((floor) => floor.group_name === group.name);
      await fillModule(session, `${path}/options/${tower_option.id}/modules`, technology, group, floors);
    }
  }
}

async function fillModule(
  session: RestSession,
  modules: string,
  technology: { type: string; quantities: (area: number, weight: number) => object },
  group: SeedTower['groups'][number],
  floors: Floor[],
): Promise<void> {
  // Basements and podiums carry more: a tenth more of everything.
  const weight = group.category === 'standard_floor' ? 1 : 1.1;
  const { module } = await session.post<{ module: { id: string } }>(modules, {
    type: technology.type,
    name: group.name,
    data: { ...technology.quantities(group.area, weight), floor_ids: floors.map((floor) => floor.id) },
  });
  if (group.category !== 'standard_floor') return;
  await session.post(`${modules}/${module.id}/versions`, {
    name: 'Otimizada',
    description: 'Consumos revistos com a pré-forma do projetista.',
    type: technology.type,
    data: technology.quantities(group.area, weight * 0.94),
    is_valid: false,
  });
}
