import { isFoundationType } from '#domain/foundation/foundationType.ts';
import type { Quantities } from '#domain/quantities.ts';
import {
  carryingOption,
  type TotalsSource,
  totalsSourceOf,
  representativeOption,
} from '#domain/representativeOption.ts';
import type { Database } from '../db/database.ts';
import {
  listReferenceModules,
  listUnitsWithOptions,
  type ReferenceModule,
} from './referenceUnitRepository.ts';

/** What a unit's totals rest on: the modules of the option that stands for it, and which one that is. */
export type ReferenceUnit = {
  id: string;
  projectId: string;
  name: string;
  repetitionCount: number;
  dwellings: number | null;
  /** Of one such tower, as the rest. */
  area: number;
  /** Of the floors that have a structure, m². */
  coveredArea: number;
  totalFloors: number;
  uncoveredFloors: number;
  source: TotalsSource;
  /** The option that stands for it; null while none has a structure. */
  optionId: string | null;
  modules: ReferenceModule[];
  /** What the option's foundation amounts to; null without one. */
  foundation: Quantities | null;
};

/** The units of projects, or single units, with the modules of the option that stands for each, in two queries. */
export async function readReferenceUnits(
  db: Database,
  by: { projectIds: string[] } | { unitIds: string[] },
): Promise<ReferenceUnit[]> {
  const [column, ids] =
    'projectIds' in by ? (['projectId', by.projectIds] as const) : (['id', by.unitIds] as const);
  if (ids.length === 0) return [];
  const units = await listUnitsWithOptions(db, { column, ids });
  const chosen = new Map(
    units.map(({ id, options }) => {
      const choices = options.map(choiceOf);
      return [id, { option: representativeOption(choices), carrier: carryingOption(choices) }];
    }),
  );
  const modules = await listReferenceModules(
    db,
    [...chosen.values()].flatMap(({ carrier }) => carrier?.id ?? []),
  );
  return units.map(({ id, projectId, name, repetitionCount, dwellings, ...unit }) => {
    const option = chosen.get(id)?.option;
    const counted = option === undefined ? [] : (modules.get(id) ?? []);
    const totalFloors = unit.totalFloors ?? 0;
    return {
      id,
      projectId,
      name,
      repetitionCount,
      dwellings,
      area: unit.area ?? 0,
      coveredArea: option?.coveredArea ?? 0,
      totalFloors,
      uncoveredFloors: totalFloors - (option?.coveredFloors ?? 0),
      source: totalsSourceOf(option),
      optionId: option?.id ?? null,
      modules: counted.filter(({ type }) => !isFoundationType(type)),
      foundation: (modules.get(id) ?? []).find(({ type }) => isFoundationType(type))?.quantities ?? null,
    };
  });
}

const choiceOf = (option: { id: string; reference: boolean; covered: number; area: number }) => ({
  id: option.id,
  isReference: option.reference,
  hasStructure: option.covered > 0,
  coveredFloors: option.covered,
  coveredArea: option.area,
});
