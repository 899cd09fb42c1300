import type { FactorSet } from '../factors/factorSet.ts';
import type { MaterialLine } from '../materials/materials.ts';
import type { ProjectPhase } from './phases.ts';
import { type Range, sumImpacts } from '../range.ts';

/** A structure or foundation: `kind` is its technology or kind of foundation, amounts are those of all its floors. */
export type LcaxPart = {
  id: string;
  name: string;
  kind: string;
  isFoundation: boolean;
  elements: readonly { element: string; materials: readonly MaterialLine[] }[];
};

/** A tower built one way. Area m²; 0 where it is unknown. */
export type LcaxTower = {
  id: string;
  name: string;
  place: { isBrazil: boolean; city: string | null };
  phase: ProjectPhase;
  area: number;
  floors: { above: number; below: number };
  /** Floors that have no structure yet. */
  uncoveredFloors: number;
  factorSets: readonly FactorSet[];
  /** Of declared factors, by the key of their material. */
  suppliers: ReadonlyMap<string, { supplier: string; document: string }>;
  /** Whether amounts include losses. */
  withLosses: boolean;
  parts: readonly LcaxPart[];
};

/** The schema the file follows, that of `lcax` on npm. */
const formatVersion = '3.4.3';

const phases: Readonly<Record<ProjectPhase, string>> = {
  preliminary_study: 'strategic_design',
  not_defined: 'other',
  basic_project: 'concept_design',
  executive_project: 'technical_design',
  released_for_construction: 'construction',
};
const units = { m3: 'm3', kg: 'kg', un: 'pcs', m2: 'm2', m: 'm' } as const;
/** Years: the least service life of a structure (NBR 15575-1). The format asks for one; A1–A3 does not depend on it. */
const serviceLife = 50;

type Impacts = { co2: Range; energy: Range };

/** An end of the ranges: the format has one figure where we have two, so each end has a file. */
export type LcaxEnd = keyof Range;

const gwp = ({ co2 }: Impacts, end: LcaxEnd, per = 1) => ({ gwp: { a1a3: co2[end] / per } });

/** In the free-form place of the format: it has only kinds of primary energy, and the kind of ours is unknown. */
const energyOf = ({ energy }: Impacts, end: LcaxEnd, per = 1) => ({ energyMJ: energy[end] / per });

function product(tower: LcaxTower, end: LcaxEnd, id: string, element: string, line: MaterialLine) {
  const { key, label, amount, flags } = line;
  const unit = units[line.unit];
  const supplier = flags.includes('declared') ? tower.suppliers.get(key) : undefined;
  const isOfSet = !key.startsWith('other:');
  const source =
    supplier === undefined
      ? tower.factorSets.map((set) => `${set.source} (${set.id})`).join(', ')
      : `${supplier.supplier}: ${supplier.document}`;
  return {
    type: 'product',
    id: `${id}:${element}:${key}`,
    name: label,
    referenceServiceLife: serviceLife,
    impactData: [
      {
        // The library reads generic data and declarations under one tag, and distinguishes them by their fields.
        type: 'EPD',
        id: key,
        name: label,
        declaredUnit: unit,
        ...(isOfSet ? { source: { name: source } } : {}),
        impacts: gwp(line, end, amount),
        metaData: energyOf(line, end, amount),
      },
    ],
    quantity: amount,
    unit,
    results: gwp(line, end),
    metaData: { element, flags: flags.join(' '), ...energyOf(line, end) },
  };
}

const linesOf = ({ elements }: LcaxPart) =>
  elements.flatMap(({ element, materials }) =>
    materials.filter(({ amount }) => amount > 0).map((line) => ({ element, line })),
  );

function assembly(tower: LcaxTower, end: LcaxEnd, part: LcaxPart) {
  const lines = linesOf(part);
  const sum = sumImpacts(lines.map(({ line }) => line));
  return {
    type: 'assembly',
    id: part.id,
    name: part.name,
    quantity: 1,
    unit: 'pcs',
    products: lines.map(({ element, line }) => product(tower, end, part.id, element, line)),
    results: gwp(sum, end),
    metaData: { kind: part.kind, ...energyOf(sum, end) },
  };
}

/**
 * A tower as a project of LCAx 3.4 (github.com/ocni-dtu/lcax): an assembly for each structure and foundation, a product
 * for each material of each element. GWP in kgCO₂e of A1–A3 is one end of our ranges, given in the name and in
 * `metaData.bound`; energy in MJ is `energyMJ` in `metaData` of every level.
 */
export function lcaxProject(tower: LcaxTower, end: LcaxEnd) {
  // A module on no floor has no amounts, and would be an empty assembly.
  const parts = tower.parts.filter((part) => linesOf(part).length > 0);
  const sum = sumImpacts(parts.flatMap((part) => linesOf(part).map(({ line }) => line)));
  return {
    id: `${tower.id}:${end}`,
    name: `${tower.name} (${end})`,
    location: { country: tower.place.isBrazil ? 'bra' : 'unknown', city: tower.place.city },
    formatVersion,
    lifeCycleModules: ['a1a3'],
    impactCategories: ['gwp'],
    assemblies: parts.map((part) => assembly(tower, end, part)),
    results: gwp(sum, end),
    projectInfo: {
      buildingType: 'new_construction_works',
      buildingTypology: ['unknown'],
      ...(tower.area > 0
        ? { grossFloorArea: { value: tower.area, unit: 'm2', definition: 'Sum of the floors entered' } }
        : {}),
      floorsAboveGround: tower.floors.above,
      floorsBelowGround: tower.floors.below,
      generalEnergyClass: 'unknown',
      buildingModelScope: [
        ...(parts.some(({ isFoundation }) => isFoundation) ? ['substructure'] : []),
        'superstructure_frame',
      ],
    },
    projectPhase: phases[tower.phase],
    softwareInfo: {
      lcaSoftware: 'Torre',
      goalAndScopeDefinition: 'Structure, cradle to gate (A1-A3)',
    },
    metaData: {
      bound: end,
      withLosses: tower.withLosses,
      uncoveredFloors: tower.uncoveredFloors,
      factorSets: tower.factorSets.map(({ id }) => id).join(', '),
      ...energyOf(sum, end),
    },
  };
}
