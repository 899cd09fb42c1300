import type { ProjectPhase } from '#domain/project/phases.ts';
import type { Range } from '#domain/range.ts';
import type { StoreyClass } from '#domain/tower/storeys.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';

/**
 * The minimum age (days) of an account and of its project to join a batch: accounts made to surround a rival's project
 * must be prepared a month ahead, with proved addresses.
 */
export type EligibleAges = { accountDays: number; projectDays: number };

/** Minimum number of owners behind a curve. */
export const fewestOwners = 5;

/** Days that owners of a deleted batch stay out of others. */
export const restDays = 90;

/** What a tower can be filtered by; `technology` is null where none covers more than half of it. */
export type Traits = {
  technology: Technology | null;
  storeys: StoreyClass;
  /** Whether a foundation was entered: figures with foundations are shown of these alone. */
  foundation: boolean;
  state: string;
  phase: ProjectPhase;
};
type TraitName = keyof Traits;

/** kgCO₂e and MJ per m² of floor area. */
export type Figure = { co2: Range; energy: Range };

/** A project's figures: of each floor, each tower and the whole; the last two also with foundations. */
export type ProjectFigures = {
  floors: Figure[];
  units: Figure[];
  projects: Figure[];
  unitsCarried: Figure[];
  projectsCarried: Figure[];
};

/** The traits that all towers of a batch share: filters find it by these alone. */
export type BatchTraits = Partial<Traits>;

/** A project that may join. `isNew`: nothing of its owner was ever shown. */
type Candidate = { projectId: string; ownerId: number; isNew: boolean; towers: readonly Traits[] };

export type NewBatch = { traits: BatchTraits; members: Candidate[] };

/** The traits to keep longest come first. */
const traitNames: readonly TraitName[] = ['technology', 'storeys', 'foundation', 'state', 'phase'];

/** All choices of traits, the fullest first; the empty one last. */
const choices: readonly (readonly TraitName[])[] = Array.from({ length: 2 ** traitNames.length }, (_, bits) =>
  traitNames.filter((_name, at) => (bits & (2 ** (traitNames.length - 1 - at))) !== 0),
)
  .toReversed()
  .toSorted((a, b) => b.length - a.length);

/**
 * Forms batches of waiting projects. A batch has five new owners or more, whose projects agree in as many traits as
 * possible, and is found by these traits; owners shown before may join. So what is shown at two moments, or by two
 * filters, differs by no owner or by at least five: each batch has five that no earlier batch had, and a batch is
 * deleted as a whole.
 * @returns the new batches; the others keep waiting.
 */
export function formBatches(waiting: readonly Candidate[]): NewBatch[] {
  const left = new Map(waiting.map((each) => [each.projectId, each]));
  const shown = new Set<number>();
  const batches: NewBatch[] = [];
  for (const names of choices) {
    for (const members of Map.groupBy(left.values(), ({ towers }) => signature(towers, names)).values()) {
      const fresh = members.filter(({ isNew, ownerId }) => isNew && !shown.has(ownerId));
      if (new Set(fresh.map(({ ownerId }) => ownerId)).size < fewestOwners) continue;
      batches.push({ traits: traitsOf(members, names), members });
      for (const { projectId, ownerId } of members) {
        left.delete(projectId);
        shown.add(ownerId);
      }
    }
  }
  return batches;
}

/** The common value of each trait that all towers share; towers of one project may differ in some. */
function traitsOf(members: readonly Candidate[], names: readonly TraitName[]): BatchTraits {
  const towers = members.flatMap((each) => each.towers);
  return Object.fromEntries(
    names
      .filter((name) => new Set(towers.map((tower) => tower[name])).size === 1)
      .map((name) => [name, towers[0]?.[name]]),
  );
}

/**
 * Some traits of all of a project's towers, as a text that is the same for projects that no filter by these traits
 * distinguishes.
 */
function signature(towers: readonly Traits[], names: readonly TraitName[]): string {
  const each = towers.map((tower) => names.map((name) => tower[name] ?? '-').join(' '));
  return [...new Set(each)].toSorted().join('|');
}

/** What a structure of reinforced concrete or masonry can emit per m² of its floors; wide on purpose. */
const plausible = { co2: { min: 5, max: 3_000 }, energy: { min: 50, max: 40_000 } };

/** Whether a project's figures can be those of a building; only then does it count. */
export const isPlausible = ({ floors, units, projects }: ProjectFigures): boolean =>
  floors.length > 0 &&
  floors.every((figure) => isWithin(figure, true)) &&
  // Divided by floors without a structure too, these have no lower limit.
  [...units, ...projects].every((figure) => isWithin(figure, false));

const isWithin = (figure: Figure, fromBelow: boolean) =>
  (['co2', 'energy'] as const).every((quantity) => {
    const { min, max } = figure[quantity];
    return max <= plausible[quantity].max && min <= max && min >= (fromBelow ? plausible[quantity].min : 0);
  });
