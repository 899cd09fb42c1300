import type { BuildingModel, ModelPart } from '#domain/takeoff/buildingModel.ts';
import type { ModelChoices } from '#domain/takeoff/modelChoices.ts';
import type { Takeoff } from '#domain/takeoff/takeoff.ts';

export const choices: ModelChoices = {
  technology: 'beam_column',
  materials: {},
  fck: 30,
  steelRates: {},
};

export const part = (storey: number, over: Partial<ModelPart> = {}): ModelPart => ({
  storey,
  element: 'columns',
  volume: 1,
  source: 'quantities',
  fck: 40,
  material: 'Concreto C40',
  concrete: 'yes',
  length: 3,
  area: null,
  formArea: 5,
  ...over,
});

export const floor = (storey: number): ModelPart[] => [
  part(storey),
  part(storey, { volume: 2, fck: null }),
  part(storey, { element: 'beams', length: 6, formArea: 8 }),
  part(storey, { element: 'slabs', volume: 12, length: null, area: 80, formArea: 80 }),
];

export const storeys = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `P${id}`,
    elevation: 3 * id,
    height: 3,
    area: null,
  }));

export const model = (over: Partial<BuildingModel>): BuildingModel => ({
  schema: 'IFC4',
  storeys: storeys(3),
  parts: [0, 1, 2].flatMap(floor),
  masonry: [],
  steel: [],
  notes: [],
  ...over,
});

export const volumeOf = ({ floors }: Takeoff) =>
  floors.reduce(
    (sum, { elements, repetition }) =>
      sum +
      repetition *
        Object.values(elements)
          .flatMap(({ volumes }) => volumes)
          .reduce((all, { volume }) => all + volume, 0),
    0,
  );

export const massOf = ({ floors }: Takeoff) =>
  floors.reduce(
    (sum, { elements, repetition }) =>
      sum +
      repetition *
        Object.values(elements)
          .flatMap(({ steel }) => steel)
          .reduce((all, { mass }) => all + mass, 0),
    0,
  );
