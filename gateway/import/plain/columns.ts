import { fckClasses, steelClasses } from '#domain/limits.ts';

/** Columns of the public service's own sheet, one row for each group of floors. */
export const projectColumns = [
  'project_name',
  'project_cep',
  'project_state',
  'project_city',
  'project_neighborhood',
  'project_street',
  'project_number',
  'project_phase',
] as const;

const floorTexts = ['floor_name', 'floor_category'];
const floorNumbers = ['floor_area', 'floor_height', 'floor_repetition'];

/** Columns of a group's wall module: m and m², m³ per fck, kg per class of steel. */
export const moduleColumns: readonly string[] = [
  'module_wall_thickness',
  'module_slab_thickness',
  'module_wall_area',
  'module_slab_area',
  'module_wall_form_area',
  'module_slab_form_area',
  ...['wall', 'slab'].flatMap((element) => [
    ...fckClasses.map((fck) => `module_${element}_concrete_${fck}`),
    ...steelClasses.map((ca) => `module_${element}_steel_${ca}`),
  ]),
];

export const numberColumns: readonly string[] = [...floorNumbers, ...moduleColumns];

export const requiredColumns: readonly string[] = [
  'project_name',
  'project_state',
  'project_city',
  'project_phase',
  'unit_name',
  ...floorTexts,
  ...floorNumbers,
];

export const knownColumns: readonly string[] = [
  ...projectColumns,
  'unit_name',
  ...floorTexts,
  ...numberColumns,
];
