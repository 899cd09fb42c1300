import type { BeamColumnData, ConcreteWallData, MasonryData } from '#domain/structures/structureData.ts';
import type { FloorRow } from './towerSteps.ts';

/** Floors of the first worked case: one typical floor of 450.5 m² among 2 601 m². */
export const workedFloors: FloorRow[] = [
  { name: 'Garagem', category: 'Subsolo', area: '900', height: '3', repetition: '1' },
  { name: 'Lojas', category: 'Térreo', area: '800', height: '4,5', repetition: '1' },
  { name: 'Tipo', category: 'Pavimento tipo', area: '450,5', height: '2,88', repetition: '2' },
];

/** Basement, ground, fourteen typical floors and a penthouse. */
export const tallFloors: FloorRow[] = [
  { name: 'Garagem', category: 'Subsolo', area: '910,25', height: '3,1', repetition: '1' },
  { name: 'Lobby', category: 'Térreo', area: '640', height: '4,5', repetition: '1' },
  { name: 'Tipo', category: 'Pavimento tipo', area: '428,75', height: '2,88', repetition: '14' },
  { name: 'Cobertura', category: 'Cobertura', area: '301,5', height: '3,2', repetition: '1' },
];
export const tallFloorCount = 17;
export const tallArea = 910.25 + 640 + 14 * 428.75 + 301.5;

/** The frame of the published worked case. */
export const workedFrame: BeamColumnData = {
  concreteColumns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
  concreteBeams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
  concreteSlabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
  formColumns: 120,
  formBeams: 100,
  formSlabs: 400,
  columnNumber: 24,
  averageBeamSpan: 5,
  averageSlabSpan: 4,
};

export const tallFrame: BeamColumnData = {
  concreteColumns: { volumes: [{ fck: 40, volume: 17.35 }], steel: [{ ca: 50, mass: 2410.5 }] },
  concreteBeams: {
    volumes: [
      { fck: 30, volume: 21.2 },
      { fck: 35, volume: 3.45 },
    ],
    steel: [{ ca: 50, mass: 2130 }],
  },
  concreteSlabs: { volumes: [{ fck: 30, volume: 44.9 }], steel: [{ ca: 60, mass: 1980.25 }] },
  formColumns: 155,
  formBeams: 180.5,
  formSlabs: 402,
  columnNumber: 26,
  averageBeamSpan: 5.4,
  averageSlabSpan: 4.2,
};

/** The same with thinner slabs. */
export const slimFrame: BeamColumnData = {
  ...tallFrame,
  concreteSlabs: { ...tallFrame.concreteSlabs, volumes: [{ fck: 30, volume: 41.3 }] },
};

export const tallWall: ConcreteWallData = {
  concreteWalls: { volumes: [{ fck: 25, volume: 58.7 }], steel: [{ ca: 60, mass: 2310 }] },
  concreteSlabs: { volumes: [{ fck: 25, volume: 47.15 }], steel: [{ ca: 60, mass: 2055.75 }] },
  wallThickness: 12,
  slabThickness: 11,
};

export const tallMasonry: MasonryData = {
  masonry: {
    grout: [
      { position: 'vertical', volumes: [{ fgk: 20, volume: 3.6 }], steel: [{ ca: 50, mass: 420 }] },
      { position: 'horizontal', volumes: [{ fgk: 25, volume: 2.15 }], steel: [{ ca: 50, mass: 260 }] },
    ],
    mortar: [{ fak: 8, volume: 4.4 }],
    blocks: [
      { type: 'inteiro (14x19x39)', fbk: 6, quantity: 5320 },
      { type: 'meio (14x19x19)', fbk: 6, quantity: 640 },
    ],
  },
  concreteSlabs: { volumes: [{ fck: 25, volume: 46.3 }], steel: [{ ca: 60, mass: 1870 }] },
};
