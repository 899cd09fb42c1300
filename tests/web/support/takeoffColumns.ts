import type { StructureColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';

export const floors = (count: number, area: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: `f${from + at}`, index: from + at, area }));
export const column = (given: Partial<StructureColumn> = {}): StructureColumn => ({
  key: 'a',
  moduleId: null,
  revision: null,
  name: 'Tipo',
  technology: 'beam_column',
  floors: floors(2, 450),
  cells: {},
  ...given,
});
export const frame = {
  'columns|concrete|40': 8.1,
  'columns|steel|50': 1200,
  'beams|concrete|30': 10,
  'slabs|concrete|52.5': 40,
  'slabs|steel|60': 2000,
  'dimensions|dimension|formColumns': 120,
  'dimensions|dimension|formBeams': 100,
  'dimensions|dimension|formSlabs': 400,
  'dimensions|dimension|columnNumber': 24,
  'dimensions|dimension|averageBeamSpan': 5,
  'dimensions|dimension|averageSlabSpan': 4,
};
export const masonry = {
  'slabs|concrete|25': 40,
  'vertical_grout|grout|20': 5,
  'vertical_grout|steel|50': 300,
  'mortar|mortar|8': 4,
  'blocks|blocks|6|inteiro (14x19x39)': 3000,
};
