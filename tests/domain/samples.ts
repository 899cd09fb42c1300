import type { BeamColumnData } from '#domain/structures/beamColumn.ts';
import type { ConcreteWallData } from '#domain/structures/concreteWall.ts';
import type { MasonryData } from '#domain/structures/masonry.ts';

/** Worked case 1: the floor whose figures the live service gave. */
export const frame = (): BeamColumnData => ({
  concrete_columns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
  concrete_beams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
  concrete_slabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
  form_columns: 120,
  form_beams: 100,
  form_slabs: 400,
  column_number: 24,
  avg_beam_span: 5,
  avg_slab_span: 4,
});

export const wall = (): ConcreteWallData => ({
  concrete_walls: { volumes: [{ fck: 25, volume: 52 }], steel: [{ ca: 60, mass: 1900 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 48 }], steel: [{ ca: 60, mass: 2100 }] },
  wall_thickness: 12,
  slab_thickness: 10,
});

export const masonry = (): MasonryData => ({
  masonry: {
    grout: [
      { position: 'vertical', volumes: [{ fgk: 20, volume: 3 }], steel: [{ ca: 50, mass: 400 }] },
      { position: 'horizontal', volumes: [{ fgk: 25, volume: 2 }] },
    ],
    mortar: [{ fak: 8, volume: 4 }],
    blocks: [
      { type: 'inteiro (14x19x39)', fbk: 6, quantity: 5000 },
      { type: 'meio (14x19x19)', fbk: 6, quantity: 600 },
    ],
  },
  concrete_slabs: { volumes: [{ fck: 25, volume: 45 }], steel: [{ ca: 60, mass: 1800 }] },
});
