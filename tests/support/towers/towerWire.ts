import type { StructureData } from '#domain/structures/structureData.ts';
import { type Quantities, scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { StubRoutes } from '../servers/stubUpstream.ts';

/** Ids that look like the service's. */
export const uuid = (kind: number, n: number) =>
  `01a1f8d3-0000-7000-8${String(kind).padStart(3, '0')}-${String(n).padStart(12, '0')}`;

export const projectId = uuid(1, 1);
export const unitId = uuid(2, 1);
export const optionId = (n: number) => uuid(4, n);
export const moduleId = (option: number, n: number) => uuid(5, option * 100 + n);
export const versionId = (option: number, n: number, v: number) => uuid(6, option * 10_000 + n * 100 + v);
export const floorId = (n: number) => uuid(7, n);

const stamps = { created_at: '2026-01-01T10:00:00Z', updated_at: '2026-02-01T10:00:00Z' };

export const projectRow = (n: number, more: object = {}) => ({
  id: uuid(1, n),
  ...stamps,
  user_id: 1,
  name: `Projeto ${n}`,
  state: 'SP',
  city: 'São Paulo',
  phase: 'basic_project',
  area: 1000,
  revision: 1,
  permissions: ['project:owner'],
  units: [{ id: unitId, name: 'Torre A', type: 'tower' }],
  ...more,
});

/** Four floors: basement 900 m², ground 800 m², two typical of 450.5 m². */
const floors = [
  { category: 'basement_floor', group_name: 'Subsolo', area: 900, height: 3, index: -1 },
  { category: 'base_floor', group_name: 'Térreo', area: 800, height: 4, index: 0 },
  { category: 'standard_floor', group_name: 'Tipo', area: 450.5, height: 2.8, index: 1 },
  { category: 'standard_floor', group_name: 'Tipo', area: 450.5, height: 2.8, index: 2 },
].map((floor, i) => ({ id: floorId(i + 1), group_id: uuid(8, Math.min(i, 2)), ...floor }));

export const unitRow = {
  id: unitId,
  project_id: projectId,
  name: 'Torre A',
  type: 'tower',
  revision: 3,
  tower: { id: uuid(3, 1), version: 1, floors },
};

const flat = ({ co2, energy }: Pick<Quantities, 'co2' | 'energy'>) => ({
  co2_min: co2.min,
  co2_max: co2.max,
  energy_min: energy.min,
  energy_max: energy.max,
});

/** Totals as the bundled service sends them, for `count` floors of `data`. */
export function totalsWire(type: Technology, data: StructureData, count: number) {
  const totals = scaleQuantities(structureQuantities(type, data), count);
  const material = ({ co2, energy, ...line }: Quantities['materials'][number]) => ({
    ...line,
    ...flat({ co2, energy }),
  });
  return {
    total_concrete: totals.concrete,
    total_grout: totals.grout,
    total_steel: totals.steel,
    ...flat(totals),
    materials: totals.materials.map(material),
    elements: totals.elements.map(({ element, materials }) => ({
      element,
      materials: materials.map(material),
    })),
    flags: totals.flags,
    factor_set: totals.factorSet,
  };
}

/** A frame whose columns hold all there is: `volume` m³ of C30 and `mass` kg of CA50 per floor. */
export const frame = (volume: number, mass: number): StructureData => ({
  concreteColumns: { volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass }] },
  concreteBeams: { volumes: [{ fck: 30, volume: 1e-9 }] },
  concreteSlabs: { volumes: [{ fck: 30, volume: 1e-9 }] },
  formColumns: 1,
  formBeams: 1,
  formSlabs: 1,
  columnNumber: 1,
  averageBeamSpan: 1,
  averageSlabSpan: 1,
});

/** The same frame as a service sends it. */
export const frameWire = (volume: number, mass: number) => ({
  concrete_columns: { volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass }] },
  concrete_beams: { volumes: [{ fck: 30, volume: 1e-9 }] },
  concrete_slabs: { volumes: [{ fck: 30, volume: 1e-9 }] },
  form_columns: 1,
  form_beams: 1,
  form_slabs: 1,
  column_number: 1,
  avg_beam_span: 1,
  avg_slab_span: 1,
});

/** A module in full, as the bundled service lists it. */
export const moduleRow = (
  option: number,
  n: number,
  data: StructureData,
  floorIds = [floorId(3), floorId(4)],
) => ({
  id: moduleId(option, n),
  type: 'beam_column',
  name: `Módulo ${n}`,
  floor_repetition: floorIds.length,
  floor_ids: floorIds,
  outdated: false,
  ...totalsWire('beam_column', data, floorIds.length),
  version: 1,
  version_id: versionId(option, n, 1),
  version_name: 'Versão 1',
  revision: 1,
  ...stamps,
});

export const optionRow = (n: number, modules: object[] | null, more: object = {}) => ({
  id: optionId(n),
  tower_id: uuid(3, 1),
  name: `Opção ${n}`,
  active: n === 1,
  modules,
  ...more,
});

const unitPath = `/v1/projects/${projectId}/units/${unitId}`;

/** One project with a tower of four floors and the given options. */
export function towerRoutes(options: ReturnType<typeof optionRow>[]): StubRoutes {
  return {
    'GET /v1/projects/?page_size=50': {
      body: {
        projects: [projectRow(1)],
        metadata: { current_page: 1, page_size: 50, first_page: 1, last_page: 1, total_records: 1 },
      },
    },
    [`GET /v1/projects/${projectId}`]: { body: { project: projectRow(1) } },
    [`GET ${unitPath}`]: { body: { unit: unitRow } },
    [`GET ${unitPath}/options`]: { body: { tower_options: options } },
    ...Object.fromEntries(
      options.map((row) => [`GET ${unitPath}/options/${row.id}`, { body: { tower_option: row } }]),
    ),
  };
}

export const paths = { unit: unitPath, option: (n: number) => `${unitPath}/options/${optionId(n)}` };
