import type { Technology } from './technology.ts';

/** A figure of one floor beside its materials: its unit, none for a count, and the column of an import sheet. */
type Dimension = {
  readonly unit?: string;
  /** The unit on /v1 and in the columns of sheets, where it is another. */
  readonly wireUnit?: 'm';
  readonly column: string;
  readonly isOptional?: true;
  /** Asked for by the form of a module alone: elsewhere it may be left out, and is 0 then. */
  readonly isOfForm?: true;
};

/** What a technology has besides its materials, in the order it is asked for. */
export const structureDimensions = {
  beam_column: {
    formColumns: { unit: 'm²', column: 'module_column_form_area', isOfForm: true },
    formBeams: { unit: 'm²', column: 'module_beam_form_area', isOfForm: true },
    formSlabs: { unit: 'm²', column: 'module_slab_form_area', isOfForm: true },
    columnNumber: { column: 'module_column_number', isOfForm: true },
    averageBeamSpan: { unit: 'm', column: 'module_average_beam_span', isOfForm: true },
    averageSlabSpan: { unit: 'm', column: 'module_average_slab_span', isOfForm: true },
    formUses: { column: 'module_form_uses', isOptional: true },
  },
  concrete_wall: {
    wallThickness: { unit: 'cm', wireUnit: 'm', column: 'module_wall_thickness' },
    slabThickness: { unit: 'cm', wireUnit: 'm', column: 'module_slab_thickness' },
    wallArea: { unit: 'm²', column: 'module_wall_area', isOptional: true },
    slabArea: { unit: 'm²', column: 'module_slab_area', isOptional: true },
    wallFormArea: { unit: 'm²', column: 'module_wall_form_area', isOptional: true },
    slabFormArea: { unit: 'm²', column: 'module_slab_form_area', isOptional: true },
  },
  structural_masonry: {},
} as const satisfies Record<Technology, Readonly<Record<string, Dimension>>>;

/** The dimensions of a technology by name. */
export const dimensionsOf = (technology: Technology): Readonly<Record<string, Dimension>> =>
  structureDimensions[technology];

/** Those it can't do without. */
export const requiredDimensions = (technology: Technology): string[] =>
  Object.entries(dimensionsOf(technology)).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));

/** Those only the form of a module asks for: formwork, number of columns and spans bear no figure. */
export const formDimensions = (technology: Technology): string[] =>
  Object.entries(dimensionsOf(technology)).flatMap(([name, { isOfForm }]) => (isOfForm ? [name] : []));

/** All dimensions by name, whatever has them. */
export const allDimensions: Readonly<Record<string, Dimension>> = Object.assign(
  {},
  ...Object.values(structureDimensions),
);

const decimals: Readonly<Record<string, number>> = { cm: 1, m: 2, 'm²': 2 };

/** Decimals that a dimension is measured to: thicknesses to the millimetre, spans to the centimetre. */
const dimensionDecimals = (name: string) => decimals[allDimensions[name]?.unit ?? ''] ?? 0;

/** A dimension that was worked out, with no more decimals than it is measured to. */
export const measuredDimension = (name: string, value: number) =>
  Number(value.toFixed(dimensionDecimals(name)));

/** What an element of concrete is called in the columns of an import sheet: `module_wall_concrete_25`. */
export const elementColumns = {
  concreteColumns: 'column',
  concreteBeams: 'beam',
  concreteSlabs: 'slab',
  concreteWalls: 'wall',
} as const;
