import { snakeCase } from '../wireNames.ts';
import type { FoundationElementName } from './foundationElements.ts';
import { castFoundations, castParts, type FoundationType, isCastFoundation } from './foundationType.ts';

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

/** The parts that may be cast in forms. */
export const formedParts = castParts.map((name) => snakeCase(name) as FoundationElementName);

/** Parts without which there is no foundation of a kind. */
export const requiredParts = (type: FoundationType): readonly FoundationElementName[] =>
  isCastFoundation(type)
    ? [snakeCase(castFoundations[type]) as FoundationElementName]
    : partsOf[type].slice(0, type === 'raft_piles_foundation' ? 2 : 1);

/** Whether a part is told as elements of structures are: concrete by class, steel and forms. Others have one class. */
export const isCastPart = (type: FoundationType, part: FoundationElementName): boolean =>
  isCastFoundation(type) || part === walls;

/** The first kind of `kinds` that has all the parts. */
export const kindWith = (kinds: readonly FoundationType[], parts: readonly string[]) =>
  kinds.find((kind) => parts.every((part) => (partsOf[kind] as readonly string[]).includes(part)));
