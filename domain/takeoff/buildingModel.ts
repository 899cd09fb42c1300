import type { BlockType } from '../factors/blockTypes.ts';

/** Kinds of parts a building model is read for. */
const modelElements = ['columns', 'beams', 'slabs', 'walls', 'footings', 'piles'] as const;
export type ModelElement = (typeof modelElements)[number];

/** A level of the model: elevation and height (to the next level) in m, area in m²; null where unknown. */
export type ModelStorey = {
  id: number;
  name: string;
  elevation: number;
  height: number | null;
  area: number | null;
};

/** Whether a material is concrete, as far as its name tells. */
export type IsConcrete = 'yes' | 'no' | 'unknown';

/**
 * A part, or one layer of it: volume m³, `length` of its axis m, `area` in plan (of a wall: of its side) m², `formArea`
 * m². `material` is the model's own word, empty where it has none; `fck` is null where no name tells a strength.
 */
export type ModelPart = {
  storey: number;
  element: ModelElement;
  material: string;
  concrete: IsConcrete;
  volume: number;
  source: 'quantities' | 'geometry';
  fck: number | null;
  length: number | null;
  area: number | null;
  formArea: number | null;
  /** A further layer of a listed part: it has only a volume. */
  isLayer?: boolean;
  /** It covers the floor it stands with. */
  isRoof?: boolean;
};

/** A wall of concrete blocks: m³, and m² of one of its sides; what its names do not tell is null. */
export type ModelMasonry = {
  storey: number;
  material: string;
  volume: number;
  area: number;
  block: BlockType | null;
  fbk: number | null;
};

/** Reinforcement, kg; `element` is null where the model does not say what it is in. */
export type ModelSteel = { storey: number; element: ModelElement | null; ca: number; mass: number };

/** Why something of the model is not among the quantities, or is doubtful. */
const modelReasons = [
  'no_volume',
  'body_taken',
  'value_refused',
  'implausible',
  'body_refused',
  'bodies_unread',
  'no_storey',
  'kind_not_counted',
  'steel_without_mass',
  'steel_without_host',
  'tendon_without_host',
  'anchors_left_out',
  'length_unit_assumed',
] as const;
export type ModelReason = (typeof modelReasons)[number];

/**
 * `subject` is the model's own word: a kind, a storey, a part with its value. `stated` and `measured`, m³, are the
 * volumes by quantities and by bodies where they disagree.
 */
export type ModelNote = {
  reason: ModelReason;
  subject: string;
  count: number;
  stated?: number;
  measured?: number;
};

/** The content of a building model, from any kind of file. Storeys are ordered from the lowest. */
export type BuildingModel = {
  schema: string;
  storeys: ModelStorey[];
  parts: ModelPart[];
  masonry: ModelMasonry[];
  steel: ModelSteel[];
  notes: ModelNote[];
};
