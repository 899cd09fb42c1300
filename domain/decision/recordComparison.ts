import { acrossScopes, likeForLike, type LikeForLikeRule } from '../comparison/checks.ts';
import { declaredQuantities } from '../comparison/declaredQuantities.ts';
import { limitsOf } from '../comparison/limits.ts';
import type { FactorOverrides, Indicator } from '../comparison/lines.ts';
import { comparePair, hasStructure, type PairDifference } from '../comparison/pair.ts';
import { type ComparisonSide, comparisonSide } from '../comparison/side.ts';
import { declaredFactors } from '../declaration.ts';
import { type Quantities, sumQuantities } from '../quantities.ts';
import { divideRange } from '../range.ts';
import type {
  RecordedComparison,
  RecordedDeclaration,
  RecordedDifference,
  RecordedFloor,
  RecordedInterval,
  RecordedItem,
  RecordedModule,
  RecordedOverride,
  RecordedQuantities,
} from './decisionRecord.ts';

/** A floor with its id. */
export type ComparedFloor = RecordedFloor & { id: string };

/** A module with what its valid version comes to over all its floors. */
export type ComparedModule = Omit<RecordedModule, 'floors'> & {
  floorIds: readonly string[];
  quantities: Quantities;
};

export type ComparedOption = { optionId: string; name: string; modules: readonly ComparedModule[] };

/** What a comparison is made of. `today` (YYYY-MM-DD) decides which declarations still hold. */
export type ComparedTower = {
  floors: readonly ComparedFloor[];
  options: readonly ComparedOption[];
  reference: number;
  declarations: readonly RecordedDeclaration[];
  overrides: ReadonlyMap<LikeForLikeRule, RecordedOverride>;
  today: string;
};

/** The comparison of a tower's options as it stands: figures, both assumptions, checks, what it rests on. */
export function recordComparison(tower: ComparedTower): RecordedComparison {
  const factors = declaredFactors(tower.declarations, tower.today);
  const sides = tower.options.map((option) => sideOf(option, tower.floors, factors));
  const reference = sides[tower.reference];
  if (reference === undefined) throw new Error('The reference is none of the options');
  const used = new Set(sides.flatMap(({ lines }) => lines.map(({ key }) => key)));
  const place = (side: ComparisonSide | null) => (side === null ? null : sides.indexOf(side));
  return {
    items: tower.options.map((option, index) => itemOf(option, sides[index]!, tower.floors, factors)),
    reference: tower.reference,
    factorSets: [...new Set(sides.flatMap(({ factorSets }) => factorSets))],
    differences: sides.flatMap((side, item) => {
      const pair = item === tower.reference ? null : comparePair(side, reference);
      if (pair === null) return [];
      return [{ item, reference: tower.reference, ...differenceOf(pair, acrossScopes(side, reference)) }];
    }),
    checks: likeForLike(sides, reference).map(({ side, favours, ...check }) => ({
      ...check,
      item: place(side),
      favours: place(favours),
      override: check.passed ? null : (tower.overrides.get(check.rule) ?? null),
    })),
    declarations: tower.declarations.filter(
      (each) => used.has(each.material) && factors.get(each.material)?.co2 === each.co2,
    ),
    floors: tower.floors.map(({ index, group, category, area, height }) => ({
      index,
      group,
      category,
      area,
      height,
    })),
  };
}

function sideOf(
  { modules }: ComparedOption,
  floors: readonly ComparedFloor[],
  factors: FactorOverrides,
): ComparisonSide {
  return comparisonSide(
    floors,
    modules.map(({ quantities, ...module }) => ({
      ...module,
      elements: quantities.elements,
    })),
    factors,
  );
}

function itemOf(
  { optionId, name, modules }: ComparedOption,
  side: ComparisonSide,
  floors: readonly ComparedFloor[],
  factors: FactorOverrides,
): RecordedItem {
  const indexes = new Map(floors.map(({ id, index }) => [id, index]));
  return {
    optionId,
    name,
    technologies: side.technologies,
    area: side.area,
    uncoveredFloors: side.uncovered.length,
    quantities: hasStructure(side) ? quantitiesOf(modules, side.area, factors) : null,
    modules: modules.map((module) => ({
      moduleId: module.moduleId,
      name: module.name,
      technology: module.technology,
      versionId: module.versionId,
      versionNumber: module.versionNumber,
      versionName: module.versionName,
      factorSet: module.factorSet,
      isOutdated: module.isOutdated,
      floors: module.floorIds.flatMap((id) => indexes.get(id) ?? []).toSorted((a, b) => a - b),
    })),
  };
}

function quantitiesOf(
  modules: readonly ComparedModule[],
  area: number,
  factors: FactorOverrides,
): RecordedQuantities {
  const sum = sumQuantities(modules.map(({ quantities }) => quantities));
  const { materials, co2, energy, flags } = declaredQuantities(sum, factors);
  const { concrete, grout, steel } = sum;
  return {
    concrete,
    grout,
    steel,
    co2,
    energy,
    co2PerSquareMeter: area > 0 ? divideRange(co2, area) : null,
    energyPerSquareMeter: area > 0 ? divideRange(energy, area) : null,
    materials,
    flags,
  };
}

function differenceOf(
  { whole, perSquareMeter, judged }: PairDifference,
  isAcrossScopes: boolean,
): Omit<RecordedDifference, 'item' | 'reference'> {
  const interval = (of: (difference: typeof whole) => typeof whole.anySuppliers): RecordedInterval => ({
    co2: of(whole).co2,
    energy: of(whole).energy,
    co2PerSquareMeter: perSquareMeter && of(perSquareMeter).co2,
    energyPerSquareMeter: perSquareMeter && of(perSquareMeter).energy,
    co2Verdict: of(judged).co2Verdict,
    energyVerdict: of(judged).energyVerdict,
  });
  const limits = (of: Indicator) => judged.kinds.flatMap((kind) => limitsOf(judged, kind, of));
  return {
    ...interval((difference) => difference),
    co2Certainty: judged.co2Certainty,
    energyCertainty: judged.energyCertainty,
    isAcrossScopes,
    anySuppliers: interval((difference) => difference.anySuppliers),
    kinds: whole.kinds.map(({ kind, label, rows, co2, energy }) => ({ kind, label, rows, co2, energy })),
    co2Limits: limits('co2'),
    energyLimits: limits('energy'),
  };
}
