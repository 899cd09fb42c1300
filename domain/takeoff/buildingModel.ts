import type { BlockType } from '../factors/blockTypes.ts';

/** Kinds of parts a building model is read for. */
const modelElements = ['columns', 'beams', 'slabs', 'walls', 'footings', 'piles'] as const;
export type ModelElement = (typeof modelElements)[number];

/** A level of the model: elevation and height (to the next level) in m, area in m²; null where it says nothing. */
export type ModelStorey = {
  id: number;
  name: string;
  elevation: number;
  height: number | null;
  area: number | null;
};

/**
 * A concrete part: volume m³, `length` of its axis m, `area` in plan (of a wall: of its side) m², `formArea` m².
 * `fck` is null where no name tells a strength, `isSure` false where none tells that it is concrete.
 */
export type ModelPart = {
  storey: number;
  element: ModelElement;
  volume: number;
  source: 'quantities' | 'geometry';
  fck: number | null;
  isSure: boolean;
  length: number | null;
  area: number | null;
  formArea: number | null;
};

/** A wall of concrete blocks: m² of one of its sides; what its names do not tell is null. */
export type ModelMasonry = { storey: number; area: number; block: BlockType | null; fbk: number | null };

/** Reinforcement, kg; `element` is null where the model does not say what it lies in. */
export type ModelSteel = { storey: number; element: ModelElement | null; ca: number; mass: number };

/** Why something of the model is not among the quantities, or only with a doubt. */
const modelReasons = [
  'no_volume',
  'not_concrete',
  'material_unknown',
  'no_storey',
  'kind_not_counted',
  'steel_without_mass',
  'steel_without_host',
  'length_unit_assumed',
] as const;
export type ModelReason = (typeof modelReasons)[number];

/** `subject` is the model's own word: a kind, a material, a storey. */
type ModelNote = { reason: ModelReason; subject: string; count: number };

/** What was read of a building model, whatever the file it came from. Storeys are ordered from the lowest. */
export type BuildingModel = {
  schema: string;
  storeys: ModelStorey[];
  parts: ModelPart[];
  masonry: ModelMasonry[];
  steel: ModelSteel[];
  notes: ModelNote[];
};
