import type { BeamColumnData } from '#domain/structures/beamColumn.ts';
import type { ConcreteWallData } from '#domain/structures/concreteWall.ts';
import type { MasonryData } from '#domain/structures/masonry.ts';
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
  concrete_columns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
  concrete_beams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
  concrete_slabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
  form_columns: 120,
  form_beams: 100,
  form_slabs: 400,
  column_number: 24,
  avg_beam_span: 5,
  avg_slab_span: 4,
};

export const tallFrame: BeamColumnData = {
  concrete_columns: { volumes: [{ fck: 40, volume: 17.35 }], steel: [{ ca: 50, mass: 2410.5 }] },
  concrete_beams: {
    volumes: [
      { fck: 30, volume: 21.2 },
      { fck: 35, volume: 3.45 },
    ],
    steel: [{ ca: 50, mass: 2130 }],
  },
  concrete_slabs: { volumes: [{ fck: 30, volume: 44.9 }], steel: [{ ca: 60, mass: 1980.25 }] },
  form_columns: 155,
  form_beams: 180.5,
  form_slabs: 402,
  column_number: 26,
  avg_beam_span: 5.4,
  avg_slab_span: 4.2,
};

/** The same with thinner slabs. */
export const slimFrame: BeamColumnData = {
  ...tallFrame,
  concrete_slabs: { ...tallFrame.concrete_slabs, volumes: [{ fck: 30, volume: 41.3 }] },
};

export const tallWall: ConcreteWallData = {
  concrete_walls: { volumes: [{ fck: 25, volume: 58.7 }], steel: [{ ca: 60, mass: 2310 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 47.15 }], steel: [{ ca: 60, mass: 2055.75 }] },
  wall_thickness: 12,
  slab_thickness: 11,
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
  concrete_slabs: { volumes: [{ fck: 25, volume: 46.3 }], steel: [{ ca: 60, mass: 1870 }] },
};
