import { type Technology } from '#domain/technology.ts';

/** What a cell holds: a number, text that is none, or nothing yet. */
export type Figure = number | string | undefined;

/** A row of a quantity table: figures by the domain's names. */
export type QuantityRow = Record<string, Figure>;

/** Rows of one element as the form holds them. */
export type ElementValues = { volumes: QuantityRow[]; steel: QuantityRow[] };
export type GroutValues = ElementValues & { position: 'vertical' | 'horizontal' };

export type BeamColumnValues = {
  concrete_columns: ElementValues;
  concrete_beams: ElementValues;
  concrete_slabs: ElementValues;
  form_columns: Figure;
  form_beams: Figure;
  form_slabs: Figure;
  column_number: Figure;
  avg_beam_span: Figure;
  avg_slab_span: Figure;
};

export type ConcreteWallValues = {
  concrete_walls: ElementValues;
  concrete_slabs: ElementValues;
  wall_thickness: Figure;
  slab_thickness: Figure;
  wall_area: Figure;
  slab_area: Figure;
  wall_form_area: Figure;
  slab_form_area: Figure;
};

export type MasonryValues = {
  masonry: { grout: GroutValues[]; mortar: QuantityRow[]; blocks: QuantityRow[] };
  concrete_slabs: ElementValues;
  concrete_columns: ElementValues;
  concrete_beams: ElementValues;
};

/** What was typed for each technology: changing the choice loses nothing. */
export type StructureValues = {
  technology: Technology | '';
  beam_column: BeamColumnValues;
  concrete_wall: ConcreteWallValues;
  structural_masonry: MasonryValues;
};

const element = (): ElementValues => ({
  volumes: [{ fck: 30, volume: undefined }],
  steel: [{ ca: 50, mass: undefined }],
});
const unused = (): ElementValues => ({ volumes: [], steel: [] });

/** A structure before anything is typed: one open row in each table. */
export const emptyStructure = (): StructureValues => ({
  technology: '',
  beam_column: {
    concrete_columns: element(),
    concrete_beams: element(),
    concrete_slabs: element(),
    form_columns: undefined,
    form_beams: undefined,
    form_slabs: undefined,
    column_number: undefined,
    avg_beam_span: undefined,
    avg_slab_span: undefined,
  },
  concrete_wall: {
    concrete_walls: element(),
    concrete_slabs: element(),
    wall_thickness: undefined,
    slab_thickness: undefined,
    wall_area: undefined,
    slab_area: undefined,
    wall_form_area: undefined,
    slab_form_area: undefined,
  },
  structural_masonry: {
    masonry: {
      grout: [],
      mortar: [{ fak: 8, volume: undefined }],
      blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: undefined }],
    },
    concrete_slabs: element(),
    concrete_columns: unused(),
    concrete_beams: unused(),
  },
});
