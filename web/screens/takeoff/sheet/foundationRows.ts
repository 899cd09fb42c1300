import {
  type FoundationElementName,
  foundationElementNames,
  foundationParts,
  requiredParts,
} from '#domain/foundation/foundationParts.ts';
import { type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import type { DimensionUse } from '#domain/structures/dimensions.ts';

/** The parts whose rows a sheet begins with. */
export const initialParts = (type: FoundationType): readonly FoundationElementName[] =>
  type === 'piles_foundation' ? ['piles', 'pile_caps'] : requiredParts(type);

type FoundationDimension = { readonly use: DimensionUse; readonly of: FoundationElementName };

/** Numbers beside the materials of a foundation, all in m²: the raft's area, the forms of what is cast. */
export const foundationDimensions: Readonly<Record<string, FoundationDimension>> = {
  raftArea: { use: 'area', of: 'raft' },
  footingsForm: { use: 'formwork', of: 'footings' },
  caissonsForm: { use: 'formwork', of: 'caissons' },
  gradeBeamsForm: { use: 'formwork', of: 'grade_beams' },
  retainingWallsForm: { use: 'formwork', of: 'retaining_walls' },
};

/** Those a kind has. Grade beams on piles are entered without formwork area. */
export const foundationDimensionsOf = (type: FoundationType): string[] =>
  Object.entries(foundationDimensions).flatMap(([name, { of }]) =>
    foundationParts(type).includes(of) && (of !== 'grade_beams' || isCastFoundation(type)) ? [name] : [],
  );

/** The number beside the materials that a use of a part is; null where there is none. */
export const foundationDimension = (use: string, part: FoundationElementName): string | null =>
  Object.entries(foundationDimensions).find(([, each]) => each.use === use && each.of === part)?.[0] ?? null;

export const isFoundationElement = (element: string): element is FoundationElementName =>
  (foundationElementNames as readonly string[]).includes(element);
