import type { ConcreteField } from './concrete/concreteNames.ts';
import type { Technology } from './technology/technology.ts';

/** The kind of a figure beside the materials. */
export type DimensionUse = 'formwork' | 'count' | 'span' | 'thickness' | 'area' | 'uses';

/** Its unit, none for a count; the decimals it is measured to; whether it is independent of the number of floors. */
type Use = { readonly unit?: string; readonly decimals: number; readonly isIntensive?: true };

const dimensionUses: Readonly<Record<DimensionUse, Use>> = {
  formwork: { unit: 'm²', decimals: 2 },
  count: { decimals: 0, isIntensive: true },
  span: { unit: 'm', decimals: 2, isIntensive: true },
  /** Typed in cm; in m on /v1 and in the columns of sheets. */
  thickness: { unit: 'cm', decimals: 1, isIntensive: true },
  area: { unit: 'm²', decimals: 2 },
  uses: { decimals: 0, isIntensive: true },
};

/** A figure of one floor beside its materials. */
type Dimension = {
  readonly use: DimensionUse;
  /** The element it belongs to; none for the whole floor. */
  readonly of?: ConcreteField;
  /** Of an import sheet. */
  readonly column: string;
  readonly isOptional?: true;
  /** Required only by the form of a module; elsewhere it may be left out, and is then 0. */
  readonly isRequiredByForm?: true;
};

const byForm = { isRequiredByForm: true } as const;
const optional = { isOptional: true } as const;

/**
 * The dimensions of each technology beside its materials, in the order of the form: the one list of them. Rules, forms,
 * the takeoff sheet, imports and /v1 follow it.
 */
export const structureDimensions = {
  beam_column: {
    formColumns: { use: 'formwork', of: 'concreteColumns', column: 'module_column_form_area', ...byForm },
    formBeams: { use: 'formwork', of: 'concreteBeams', column: 'module_beam_form_area', ...byForm },
    formSlabs: { use: 'formwork', of: 'concreteSlabs', column: 'module_slab_form_area', ...byForm },
    columnNumber: { use: 'count', of: 'concreteColumns', column: 'module_column_number', ...byForm },
    averageBeamSpan: { use: 'span', of: 'concreteBeams', column: 'module_average_beam_span', ...byForm },
    averageSlabSpan: { use: 'span', of: 'concreteSlabs', column: 'module_average_slab_span', ...byForm },
    formUses: { use: 'uses', column: 'module_form_uses', ...optional },
  },
  concrete_wall: {
    wallThickness: { use: 'thickness', of: 'concreteWalls', column: 'module_wall_thickness' },
    slabThickness: { use: 'thickness', of: 'concreteSlabs', column: 'module_slab_thickness' },
    wallArea: { use: 'area', of: 'concreteWalls', column: 'module_wall_area', ...optional },
    slabArea: { use: 'area', of: 'concreteSlabs', column: 'module_slab_area', ...optional },
    wallFormArea: { use: 'formwork', of: 'concreteWalls', column: 'module_wall_form_area', ...optional },
    slabFormArea: { use: 'formwork', of: 'concreteSlabs', column: 'module_slab_form_area', ...optional },
  },
  structural_masonry: {},
} as const satisfies Record<Technology, Readonly<Record<string, Dimension>>>;

/** The dimensions of a technology by name. */
export const dimensionsOf = (technology: Technology): Readonly<Record<string, Dimension>> =>
  structureDimensions[technology];

export const requiredDimensions = (technology: Technology): string[] =>
  Object.entries(dimensionsOf(technology)).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));

/** Those required only by a module's form: formwork, number of columns and spans, on which no figure depends. */
export const dimensionsRequiredByForm = (technology: Technology): string[] =>
  Object.entries(dimensionsOf(technology)).flatMap(([name, { isRequiredByForm }]) =>
    isRequiredByForm ? [name] : [],
  );

/** All dimensions by name, of any technology. */
export const allDimensions: Readonly<Record<string, Dimension>> = Object.assign(
  {},
  ...Object.values(structureDimensions),
);

/** The unit a dimension is typed and shown in; undefined for a count, and for what is none. */
export function dimensionUnit(name: string): string | undefined {
  const dimension = allDimensions[name];
  return dimension && dimensionUses[dimension.use].unit;
}

/** Counts, spans and thicknesses do not depend on the number of floors. */
export function isIntensive(name: string): boolean {
  const dimension = allDimensions[name];
  return dimension !== undefined && dimensionUses[dimension.use].isIntensive === true;
}

/** A computed dimension, rounded to the decimals it is measured to: millimetres of a thickness. */
export function measuredDimension(name: string, value: number): number {
  const dimension = allDimensions[name];
  return Number(value.toFixed(dimension ? dimensionUses[dimension.use].decimals : 0));
}
