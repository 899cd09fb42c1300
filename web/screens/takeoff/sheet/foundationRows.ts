import { type FoundationElementName, foundationElementNames } from '#domain/foundation/foundationElements.ts';
import { foundationParts, requiredParts } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { camelCase } from '#domain/wireNames.ts';

/** The parts whose rows a sheet begins with. */
export const dueParts = (type: FoundationType): readonly FoundationElementName[] =>
  type === 'piles_foundation' ? ['piles', 'pile_caps'] : requiredParts(type);

const raftArea = 'raftArea';

/** Numbers beside the materials of a foundation and their part, all in m²: the raft's area, the forms of what is cast. */
export const foundationDimensions: Readonly<Record<string, FoundationElementName>> = {
  [raftArea]: 'raft',
  footingsForm: 'footings',
  caissonsForm: 'caissons',
  gradeBeamsForm: 'grade_beams',
  retainingWallsForm: 'retaining_walls',
};

/** Those a kind has. Grade beams on piles are told without forms. */
export const foundationDimensionsOf = (type: FoundationType): string[] =>
  Object.entries(foundationDimensions).flatMap(([name, part]) =>
    foundationParts(type).includes(part) && (part !== 'grade_beams' || isCastFoundation(type)) ? [name] : [],
  );

/** The number beside the materials that a use of a part is; null where there is none. */
export function foundationDimension(use: string, part: FoundationElementName): string | null {
  if (part === 'raft') return use === 'area' ? raftArea : null;
  const form = `${camelCase(part)}Form`;
  return use === 'form' && form in foundationDimensions ? form : null;
}

export const isFoundationElement = (element: string): element is FoundationElementName =>
  (foundationElementNames as readonly string[]).includes(element);
