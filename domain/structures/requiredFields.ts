import type { Technology } from '../technology.ts';

/** What each technology can't do without, by name. */
export const requiredFields: Record<Technology, readonly string[]> = {
  beam_column: [
    'concreteColumns',
    'concreteBeams',
    'concreteSlabs',
    'formColumns',
    'formBeams',
    'formSlabs',
    'columnNumber',
    'averageBeamSpan',
    'averageSlabSpan',
  ],
  concrete_wall: ['concreteWalls', 'concreteSlabs', 'wallThickness', 'slabThickness'],
  structural_masonry: ['masonry.blocks', 'concreteSlabs'],
};
