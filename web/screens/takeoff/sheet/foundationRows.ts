import { type FoundationElementName, foundationElementNames } from '#domain/foundation/foundationElements.ts';
import { castFoundations, type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { camelCase, snakeCase } from '#domain/wireNames.ts';

const walls = 'retaining_walls';
const castElements = ['footings', 'caissons', 'grade_beams', walls] as const;

/** The parts a kind of foundation may have, in the order of the sheet; those it can't be without come first. */
const partsOf: Readonly<Record<FoundationType, readonly FoundationElementName[]>> = {
  raft_foundation: ['raft', walls],
  piles_foundation: ['piles', 'pile_caps', 'grade_beams', 'tie_beams', walls],
  raft_piles_foundation: ['raft', 'piles', walls],
  footings_foundation: castElements,
  caissons_foundation: castElements,
  retaining_walls_foundation: castElements,
};

export const foundationParts = (type: FoundationType) => partsOf[type];

/** The parts whose rows a sheet begins with. */
export const dueParts = (type: FoundationType): readonly FoundationElementName[] =>
  isCastFoundation(type)
    ? [snakeCase(castFoundations[type]) as FoundationElementName]
    : partsOf[type].slice(0, type === 'raft_foundation' ? 1 : 2);

const raftArea = 'raftArea';

/** Numbers beside the materials of a foundation and their part, all in m²: the raft's area, the forms of what is cast. */
export const foundationDimensions: Readonly<Record<string, FoundationElementName>> = {
  [raftArea]: 'raft',
  footingsForm: 'footings',
  caissonsForm: 'caissons',
  gradeBeamsForm: 'grade_beams',
  retainingWallsForm: walls,
};

/** Those a kind has. Grade beams on piles are told without forms. */
export const foundationDimensionsOf = (type: FoundationType): string[] =>
  Object.entries(foundationDimensions).flatMap(([name, part]) =>
    partsOf[type].includes(part) && (part !== 'grade_beams' || isCastFoundation(type)) ? [name] : [],
  );

/** The number beside the materials that a use of a part is; null where there is none. */
export function foundationDimension(use: string, part: FoundationElementName): string | null {
  if (part === 'raft') return use === 'area' ? raftArea : null;
  const form = `${camelCase(part)}Form`;
  return use === 'form' && form in foundationDimensions ? form : null;
}

export const isFoundationElement = (element: string): element is FoundationElementName =>
  (foundationElementNames as readonly string[]).includes(element);

/** The first kind of `kinds` that has all the parts. */
export const kindWith = (kinds: readonly FoundationType[], parts: readonly string[]) =>
  kinds.find((kind) => parts.every((part) => (partsOf[kind] as readonly string[]).includes(part)));
