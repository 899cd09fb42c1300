import type { MaterialLine } from '../../materials/materials.ts';
import type { SlabSystem } from '../../structures/concrete/slabSystem.ts';
import type { Technology } from '../../structures/technology/technology.ts';

type Line = Omit<MaterialLine, 'unit' | 'flags'> & { unit: string; flags?: readonly string[] };

/** A floor of the tower; area m². */
export type SideFloor = { id: string; area: number };

/**
 * A module as part of a comparison: `elements` hold its amounts over all the floors it covers (empty where no amounts
 * are known), `factorSet` is the set of its figures.
 */
export type SideModule = {
  name: string;
  technology: Technology;
  floorIds: readonly string[];
  isOutdated: boolean;
  factorSet: string;
  elements: readonly { element: string; materials: readonly Line[] }[];
  /** `elements` with losses, where these are counted: they are then compared, while checks use `elements`. */
  elementsWithLosses?: readonly { element: string; materials: readonly Line[] }[];
  /** Its slab system and average span, m; null or absent where unknown. */
  slabSystem?: SlabSystem | null;
  slabSpan?: number | null;
};
