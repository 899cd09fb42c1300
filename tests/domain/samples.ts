import type { BeamColumnData, ConcreteWallData, MasonryData } from '#domain/structures/structureData.ts';

/** Worked case 1: the floor whose figures the live service gave. */
export const frame = (): BeamColumnData => ({
  concreteColumns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
  concreteBeams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
  concreteSlabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
  formColumns: 120,
  formBeams: 100,
  formSlabs: 400,
  columnNumber: 24,
  averageBeamSpan: 5,
  averageSlabSpan: 4,
});

export const wall = (): ConcreteWallData => ({
  concreteWalls: { volumes: [{ fck: 25, volume: 52 }], steel: [{ ca: 60, mass: 1900 }] },
  concreteSlabs: { volumes: [{ fck: 25, volume: 48 }], steel: [{ ca: 60, mass: 2100 }] },
  wallThickness: 12,
  slabThickness: 10,
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
  concreteSlabs: { volumes: [{ fck: 25, volume: 45 }], steel: [{ ca: 60, mass: 1800 }] },
});
