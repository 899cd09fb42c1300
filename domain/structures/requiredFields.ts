import type { Technology } from '../technology.ts';
import { requiredDimensions } from './dimensions.ts';

/** What each technology can't do without, by name. */
export const requiredFields: Record<Technology, readonly string[]> = {
  beam_column: ['concreteColumns', 'concreteBeams', 'concreteSlabs', ...requiredDimensions('beam_column')],
  concrete_wall: ['concreteWalls', 'concreteSlabs', ...requiredDimensions('concrete_wall')],
  structural_masonry: ['masonry.blocks', 'concreteSlabs'],
};
