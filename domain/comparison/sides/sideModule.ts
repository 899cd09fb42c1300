import type { MaterialLine } from '../../materials/materials.ts';
import type { SlabSystem } from '../../structures/slabSystem.ts';
import type { Technology } from '../../structures/technology.ts';

type Line = Omit<MaterialLine, 'unit' | 'flags'> & { unit: string; flags?: readonly string[] };

/** A floor of the tower; area m². */
export type SideFloor = { id: string; area: number };

/**
 * A module as it takes part in a comparison: `elements` hold its amounts over all the floors it covers (empty where
 * no amounts are known), `factorSet` the set that made the figures.
 */
export type SideModule = {
  name: string;
  technology: Technology;
  floorIds: readonly string[];
  isOutdated: boolean;
  factorSet: string;
  elements: readonly { element: string; materials: readonly Line[] }[];
  /** The same as bought, where losses are counted: what is compared then. Checks look at `elements`. */
  bought?: readonly { element: string; materials: readonly Line[] }[];
  /** How its slabs are built, and their average span, m; null or absent where nobody told. */
  slabSystem?: SlabSystem | null;
  slabSpan?: number | null;
};
