import type { PairMatrix } from '../comparison/answer/answer.ts';
import { likeForLike, type LikeForLikeRule } from '../comparison/checks/checks.ts';
import { kindOf } from '../comparison/sides/kinds.ts';
import type { FactorOverrides } from '../comparison/sides/suppliers.ts';
import { hasStructure } from '../comparison/differences/pair.ts';
import { type ComparisonSide, comparisonSide, withFoundation } from '../comparison/sides/side.ts';
import type { SideModule } from '../comparison/sides/sideModule.ts';
import { declaredFactors } from '../factors/declaration.ts';
import type { OwnPrice } from '../prices/cost.ts';
import { mergePriceAmounts } from '../prices/priceAmount.ts';
import type { Quantities } from '../materials/quantities.ts';
import { answersOf, isSuspended } from './recordedAnswers.ts';
import { recordedCosts } from './recordedCosts.ts';
import {
  type ComparedFoundation,
  foundationSide,
  recordedFoundation,
  recordedQuantities,
} from './recordedQuantities.ts';
import type {
  AnsweredComparison,
  RecordedDeclaration,
  RecordedFloor,
  RecordedItem,
  RecordedModule,
  RecordedOverride,
} from './decisionRecord.ts';

type ComparedFloor = RecordedFloor & { id: string };

/** A module with the totals of its valid version over all its floors. */
export type ComparedModule = Omit<RecordedModule, 'floors'> & {
  floorIds: readonly string[];
  quantities: Quantities;
} & Pick<SideModule, 'slabSystem' | 'slabSpan'>;

type ComparedOption = {
  optionId: string;
  name: string;
  modules: readonly ComparedModule[];
  foundation?: ComparedFoundation | null;
  /** Whether its sheet is unfinished; it then has no modules. */
  isUnfinished?: boolean;
  /** Error expected of its quantities, 0.15 = ± 15 %. */
  precision: number;
};

/**
 * The input of a comparison; `countsFoundation`: whether foundations count. `today` (YYYY-MM-DD) decides which declarations
 * are in force.
 */
export type ComparedTower = {
  floors: readonly ComparedFloor[];
  options: readonly ComparedOption[];
  reference: number;
  /** Index of the chosen option. */
  chosen: number;
  countsFoundation?: boolean;
  dwellings?: number | null;
  declarations: readonly RecordedDeclaration[];
  /** Quotations of the project. */
  prices: readonly OwnPrice[];
  overrides: ReadonlyMap<LikeForLikeRule, RecordedOverride>;
  today: string;
};

/** The comparison of a tower's options as it stands: figures, assumptions, checks, and what it is based on. */
export function recordComparison(tower: ComparedTower): AnsweredComparison {
  const factors = declaredFactors(tower.declarations, tower.today);
  const countsFoundation = tower.countsFoundation === true;
  const structures = tower.options.map((option) => sideOf(option, tower.floors, factors));
  const sidesWithFoundation = structures.map((side, index) =>
    withFoundation(side, foundationSide(tower.options[index]?.foundation), factors),
  );
  const sides = countsFoundation ? sidesWithFoundation : structures;
  const reference = sides[tower.reference];
  if (reference === undefined) throw new Error('The reference is none of the options');
  // Foundations are shown whether they count or not, so their factors and suppliers are recorded too; a supplier stands
  // for all rows of the kind.
  const used = new Set(sidesWithFoundation.flatMap(({ lines }) => lines.map(({ key }) => kindOf(key))));
  const place = (side: ComparisonSide | null) => (side === null ? null : sides.indexOf(side));
  const checks = likeForLike(sides, reference).map(({ side, favours, ...check }) => ({
    ...check,
    item: place(side),
    favours: place(favours),
    override: check.passed ? null : (tower.overrides.get(check.rule) ?? null),
  }));
  const precisions = tower.options.map(({ precision }) => precision);
  const { extremes, matrix, ...answers } = answersOf(sides, tower, precisions, isSuspended(checks));
  const { costs, ...money } = costsOf(tower, sides, matrix);
  return {
    ...answers,
    ...money,
    items: tower.options.map((option, index) => ({
      ...itemOf(option, structures[index]!, tower.floors, factors),
      precision: option.precision,
      cost: costs[index] ?? null,
      ...extremes[index]!,
    })),
    reference: tower.reference,
    withFoundation: countsFoundation,
    dwellings: tower.dwellings ?? null,
    factorSets: [...new Set(sidesWithFoundation.flatMap(({ factorSets }) => factorSets))],
    checks,
    declarations: tower.declarations.filter(
      (each) => used.has(kindOf(each.material)) && factors.get(each.material)?.co2 === each.co2,
    ),
    floors: tower.floors.map(({ id: _id, ...floor }) => floor),
  };
}

function costsOf(
  { options, chosen, countsFoundation, prices }: ComparedTower,
  sides: readonly ComparisonSide[],
  matrix: PairMatrix,
) {
  return recordedCosts(
    options.map(({ modules, foundation }, index) => {
      const parts = modules.map(({ quantities }) => quantities);
      if (countsFoundation === true && foundation != null) parts.push(foundation.quantities);
      const amounts = parts.flatMap(({ priceAmounts = [] }) => priceAmounts);
      return {
        area: sides[index]?.area ?? 0,
        amounts: modules.length > 0 ? mergePriceAmounts(amounts) : null,
      };
    }),
    chosen,
    sides.map((_, index) => matrix[chosen]?.[index]?.judged ?? null),
    prices,
  );
}

function sideOf(
  { modules, isUnfinished = false }: ComparedOption,
  floors: readonly ComparedFloor[],
  factors: FactorOverrides,
): ComparisonSide {
  const counted = modules.map(({ quantities, ...module }) => ({ ...module, elements: quantities.elements }));
  return { ...comparisonSide(floors, counted, factors), isUnfinished };
}

function itemOf(
  { optionId, name, modules, foundation }: ComparedOption,
  side: ComparisonSide,
  floors: readonly ComparedFloor[],
  factors: FactorOverrides,
): RecordedItem {
  const indexes = new Map(floors.map(({ id, index }) => [id, index]));
  const structure = modules.map(({ quantities }) => quantities);
  return {
    optionId,
    name,
    technologies: side.technologies,
    slabSystems: side.slabSystems,
    leavesInfillOut: side.leavesInfillOut,
    area: side.area,
    uncoveredFloors: side.uncovered.length,
    quantities: hasStructure(side) ? recordedQuantities(structure, side.area, factors) : null,
    foundation: foundation == null ? null : recordedFoundation(foundation, structure, side.area, factors),
    modules: modules.map(
      ({ floorIds, quantities: _quantities, slabSystem: _system, slabSpan: _span, ...module }) => ({
        ...module,
        floors: floorIds.flatMap((id) => indexes.get(id) ?? []).toSorted((a, b) => a - b),
      }),
    ),
  };
}
