import { snakeCase } from '../wireNames.ts';
import { castFoundations, castParts, type FoundationType, isCastFoundation } from './foundationType.ts';

/** Parts of a foundation, in the order of the form; none has the name of a part of a structure. */
export const foundationElementNames = [
  'raft',
  'piles',
  'pile_caps',
  'grade_beams',
  'tie_beams',
  'footings',
  'caissons',
  'retaining_walls',
] as const;
export type FoundationElementName = (typeof foundationElementNames)[number];

/**
 * How a part is entered: a plate by its area and thickness, a mass by its volume, both of one class of concrete; what
 * is cast like elements of structures, by classes and with its forms.
 */
export type PartKind = 'plate' | 'mass' | 'cast';

/** A part of a kind of foundation: the field that holds it. */
type PartField = { readonly name: string; readonly kind: PartKind; readonly isRequired: boolean };

const required = (name: string, kind: PartKind): PartField => ({ name, kind, isRequired: true });
const optional = (name: string, kind: PartKind): PartField => ({ name, kind, isRequired: false });
const walls = optional('retainingWalls', 'cast');
const castOf = (type: keyof typeof castFoundations): PartField[] =>
  castParts.map((name) => ({ name, kind: 'cast', isRequired: name === castFoundations[type] }));

const fields: Readonly<Record<FoundationType, readonly PartField[]>> = {
  raft_foundation: [required('raft', 'plate'), walls],
  piles_foundation: [
    required('piles', 'mass'),
    optional('pileCaps', 'mass'),
    optional('gradeBeams', 'mass'),
    optional('tieBeams', 'mass'),
    walls,
  ],
  raft_piles_foundation: [required('raft', 'plate'), required('piles', 'mass'), walls],
  footings_foundation: castOf('footings_foundation'),
  caissons_foundation: castOf('caissons_foundation'),
  retaining_walls_foundation: castOf('retaining_walls_foundation'),
};

/** The parts a kind of foundation may have, in the order of its form: the one list of them. */
export const partFields = (type: FoundationType) => fields[type];

/** Whether a part is the foundation itself, like a raft without piles. */
export const isWholeFoundation = (type: FoundationType, name: string) =>
  type === 'raft_foundation' && name === 'raft';

export const partIn = (type: FoundationType, foundation: object, name: string): unknown =>
  isWholeFoundation(type, name) ? foundation : (foundation as Record<string, unknown>)[name];

/** A foundation of parts that `make` gives, and of the strength of the whole where a kind has one. */
export function foundationOf(
  type: FoundationType,
  fck: unknown,
  make: (part: PartField) => unknown,
): Record<string, unknown> {
  const whole: Record<string, unknown> = isCastFoundation(type) ? {} : { fck };
  for (const part of fields[type]) {
    if (isWholeFoundation(type, part.name)) Object.assign(whole, make(part));
    else whole[part.name] = make(part);
  }
  return whole;
}

const elementOf = ({ name }: PartField) => snakeCase(name) as FoundationElementName;

/** The same parts by the names of elements, in the order of the sheet. */
export const foundationParts = (type: FoundationType): readonly FoundationElementName[] =>
  fields[type].map(elementOf);

/** The parts that may be cast in forms. */
export const formedParts = castParts.map((name) => snakeCase(name) as FoundationElementName);

/** Parts without which there is no foundation of a kind. */
export const requiredParts = (type: FoundationType): readonly FoundationElementName[] =>
  fields[type].filter(({ isRequired }) => isRequired).map(elementOf);

/** Whether a part is entered like elements of structures: concrete by class, steel and forms. Others have one class. */
export const isCastPart = (type: FoundationType, part: FoundationElementName): boolean =>
  fields[type].some((field) => elementOf(field) === part && field.kind === 'cast');

/** The first kind of `kinds` that has all the parts. */
export const kindWith = (kinds: readonly FoundationType[], parts: readonly string[]) =>
  kinds.find((kind) => parts.every((part) => (foundationParts(kind) as readonly string[]).includes(part)));
