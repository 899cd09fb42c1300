import { areaOfFloors, differingAreas } from '../../tower/floorAreas.ts';
import { missingElementLines } from '../../structures/missingElementLines.ts';
import { isOtherElement, otherElements } from '../../structures/otherMaterials.ts';
import type { SlabSystem } from '../../structures/concrete/slabSystem.ts';
import type { Technology } from '../../structures/technology/technology.ts';
import type { ComparedLine } from './lines.ts';
import { type FactorOverrides, withDeclared } from './suppliers.ts';
import { type IndexOutside, indicesOutside } from '../checks/indices.ts';
import { type TooThick, missingSteel, tooThick, unreinforcedElements } from '../checks/mistakes.ts';
import type { SideFloor, SideModule } from './sideModule.ts';

/** A material of infill or render, and its amount per m² of the floors that have it. */
type AssumedInfill = { label: string; unit: string; perSquareMeter: number };

/** One side of a comparison: its materials, its floors, and what the checks need. Area m². */
export type ComparisonSide = {
  lines: readonly ComparedLine[];
  area: number;
  covered: readonly string[];
  uncovered: readonly string[];
  /** Floors on which two modules count the same element. */
  coveredTwice: readonly string[];
  /** Names of modules whose floors changed since they were chosen. */
  outdated: readonly string[];
  /** Names of modules that cover floors of different area, though their amounts are per floor. */
  mixedAreas: readonly string[];
  factorSets: readonly string[];
  technologies: readonly Technology[];
  missingElements: readonly string[];
  /** Concrete elements without any steel in a module or the foundation; `strand` for prestressed slabs without it. */
  unreinforced: readonly string[];
  tooThick: readonly TooThick[];
  /** Whether a frame leaves its infill walls out. */
  leavesInfillOut: boolean;
  /** Floors where such a frame stands. */
  withoutInfill: readonly string[];
  /** Infill and render with assumed amounts. */
  assumedInfill: readonly AssumedInfill[];
  indices: readonly IndexOutside[];
  /** Its slab systems, each once. */
  slabSystems: readonly SlabSystem[];
  /** Mean of the slabs' average spans by floor area, m; null where no module has one. */
  slabSpan: number | null;
  /** Whether its sheet is unfinished: it then has no lines and does not count. */
  isUnfinished?: boolean;
  /** Whether it has the foundation that is counted; absent where only structures are compared. */
  foundation?: boolean;
};

/**
 * The one assembly of a comparison's side: an option with the modules of its valid versions, a version as the only
 * module of its floors, or a what-if of either. Declared factors replace the set's.
 */
export function comparisonSide(
  floors: readonly SideFloor[],
  modules: readonly SideModule[],
  overrides: FactorOverrides = new Map(),
): ComparisonSide {
  const times = (id: string) => modules.filter(({ floorIds }) => floorIds.includes(id));
  const ids = floors.map(({ id }) => id);
  const framesWithoutInfill = modules.filter(
    ({ technology, elements }) => technology === 'beam_column' && !elements.some(isInfill),
  );
  const unique = <T>(list: readonly T[]) => [...new Set(list)];
  return {
    lines: modules.flatMap((module) => linesOf(module).map((line) => withDeclared(line, overrides))),
    area: areaOfFloors(floors),
    covered: ids.filter((id) => times(id).length > 0),
    uncovered: ids.filter((id) => times(id).length === 0),
    coveredTwice: ids.filter((id) => countsTwice(times(id))),
    outdated: modules.filter(({ isOutdated }) => isOutdated).map(({ name }) => name),
    mixedAreas: modules
      .filter(({ floorIds }) => differingAreas(floors.filter(({ id }) => floorIds.includes(id))) !== null)
      .map(({ name }) => name),
    factorSets: unique(modules.map(({ factorSet }) => factorSet)),
    technologies: unique(modules.map(({ technology }) => technology)),
    missingElements: unique(
      modules.flatMap(({ technology, elements }) =>
        missingElementLines(
          technology,
          elements.map(({ element }) => element),
        ),
      ),
    ),
    unreinforced: unique(modules.flatMap(missingSteel)),
    tooThick: tooThick(floors, modules),
    leavesInfillOut: framesWithoutInfill.length > 0,
    withoutInfill: ids.filter((id) => framesWithoutInfill.some(({ floorIds }) => floorIds.includes(id))),
    assumedInfill: assumedInfill(floors, modules),
    indices: indicesOutside(floors, modules),
    slabSystems: unique(modules.flatMap(({ slabSystem }) => slabSystem ?? [])),
    slabSpan: meanSpan(floors, modules),
  };
}

const isWall = ({ element }: { element: string }) =>
  isInfill({ element }) || element === otherElements.render;

function assumedInfill(floors: readonly SideFloor[], modules: readonly SideModule[]): AssumedInfill[] {
  const found = modules.flatMap(({ floorIds, elements }) =>
    elements
      .filter(isWall)
      .flatMap(({ materials }) => materials)
      .filter(({ flags = [] }) => flags.includes('assumed'))
      .map(({ label, unit, amount }) => ({ label, unit, amount, area: areaOf(floors, floorIds) })),
  );
  return [...Map.groupBy(found, ({ label, unit }) => `${label}|${unit}`).values()].flatMap((same) => {
    const area = areaOfFloors(same);
    const amount = same.reduce((sum, each) => sum + each.amount, 0);
    const [{ label, unit } = { label: '', unit: '' }] = same;
    return area > 0 ? [{ label, unit, perSquareMeter: amount / area }] : [];
  });
}

/** m² of the floors named. */
const areaOf = (floors: readonly SideFloor[], ids: readonly string[]) =>
  areaOfFloors(floors.filter(({ id }) => ids.includes(id)));

function meanSpan(floors: readonly SideFloor[], modules: readonly SideModule[]): number | null {
  let [sum, area] = [0, 0];
  for (const { slabSpan, floorIds } of modules) {
    if (slabSpan == null || slabSpan <= 0) continue;
    const own = areaOf(floors, floorIds);
    sum += slabSpan * own;
    area += own;
  }
  return area > 0 ? sum / area : null;
}

/** The totals of a foundation, as part of a comparison. */
export type SideFoundation = Pick<SideModule, 'elements' | 'elementsWithLosses' | 'factorSet'>;

/** The side including its foundation; null where it has none. */
export function withFoundation(
  side: ComparisonSide,
  foundation: SideFoundation | null,
  overrides: FactorOverrides = new Map(),
): ComparisonSide {
  if (foundation === null) return { ...side, foundation: false };
  const lines = linesOf(foundation).map((line) => withDeclared(line, overrides));
  return {
    ...side,
    lines: [...side.lines, ...lines],
    factorSets: [...new Set([...side.factorSets, foundation.factorSet])],
    unreinforced: [...new Set([...side.unreinforced, ...unreinforcedElements(foundation.elements)])],
    foundation: true,
  };
}

/** Its materials as they are compared, each in its element. */
export function linesOf({
  elements,
  elementsWithLosses = elements,
  factorSet,
}: SideFoundation): ComparedLine[] {
  return elementsWithLosses.flatMap(({ element, materials }) =>
    materials.map(({ key, label, unit, amount, co2, energy }) => ({
      element,
      key,
      label,
      unit,
      amount,
      co2,
      energy,
      factorSet,
      isDeclared: false,
    })),
  );
}

const isInfill = ({ element }: { element: string }) => element === otherElements.infill;

/** What may be counted only once on a floor: an element, but each material outside the set by itself. */
const countedOnce = ({ element, materials }: SideModule['elements'][number]) =>
  isOtherElement(element) ? materials.map(({ key }) => key) : [element];

/** Whether modules on one floor share an element; one without element data may contain any. */
function countsTwice(here: readonly SideModule[]): boolean {
  if (here.length < 2) return false;
  const keysByModule = here.map(({ elements }) => elements.flatMap(countedOnce));
  const all = keysByModule.flat();
  return keysByModule.some(({ length }) => length === 0) || new Set(all).size < all.length;
}
