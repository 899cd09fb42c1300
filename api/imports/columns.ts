import { dimensionsOf, structureDimensions } from '#domain/structures/dimensions.ts';
import { sharedColumns } from '#domain/structures/sharedFields.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { fckClasses, strandClass } from '#domain/limits.ts';
import { foundationColumns } from './foundationColumns.ts';
import { assumedColumn, materialColumns, names, steelColumns } from './materialColumns.ts';

/** Columns of the project, the unit and the floor group; the first layout of the public service, plus the option. */
export const projectColumns = [
  'project_name',
  'project_cep',
  'project_state',
  'project_city',
  'project_neighborhood',
  'project_street',
  'project_number',
  'project_phase',
  'project_building_type',
] as const;

export const floorColumns = [
  'floor_name',
  'floor_area',
  'floor_category',
  'floor_height',
  'floor_repetition',
] as const;

/** How often a tower is built, and its dwellings; any or all of its rows may say so. */
export const builtColumns = ['unit_repetition', 'unit_dwellings'] as const;

const placeColumns = [
  ...projectColumns,
  'unit_name',
  ...builtColumns,
  'option_name',
  ...floorColumns,
] as const;

/** Columns without which no row makes sense. */
export const requiredColumns: readonly string[] = [
  'project_name',
  'project_state',
  'project_city',
  'project_phase',
  'unit_name',
  ...floorColumns,
];

/** Classes with a column of their own, MPa; `4_5` in a column's name is 4.5. */
const groutClasses = [15, 20, 25, 30];
const mortarClasses = [4.5, 8, 14];

/** Kinds of block one row can name. */
export const blockSlots = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const className = (strength: number) => String(strength).replace('.', '_');

export const groutColumns = (position: string) =>
  groutClasses.map((fgk) => ({ column: `module_${position}_grout_${fgk}`, strength: fgk }));
export const mortarColumns = mortarClasses.map((fak) => ({
  column: `module_mortar_${className(fak)}`,
  strength: fak,
}));
export const blockColumns = (slot: number) => ({
  type: `module_block_${slot}_type`,
  fbk: `module_block_${slot}_fbk`,
  quantity: `module_block_${slot}_quantity`,
});

/** Materials outside the factor set one row can name; the template shows the first two. */
export const otherSlots = [1, 2, 3, 4, 5, 6] as const;
const shownOtherSlots = 2;
export const otherColumns = (slot: number) => ({
  name: `module_other_${slot}_name`,
  purpose: `module_other_${slot}_purpose`,
  amount: `module_other_${slot}_amount`,
  unit: `module_other_${slot}_unit`,
  source: `module_other_${slot}_source`,
  co2_min: `module_other_${slot}_co2_min`,
  co2_max: `module_other_${slot}_co2_max`,
  energy_min: `module_other_${slot}_energy_min`,
  energy_max: `module_other_${slot}_energy_max`,
});

/** The columns of a slot, and that of its assumed amount. */
const withAssumed =
  <Name extends string>(amount: Name) =>
  (slot: Readonly<Record<Name, string>>): string[] => [
    ...Object.values<string>(slot),
    assumedColumn(slot[amount]),
  ];

const elementColumns = (element: string) => materialColumns(`module_${element}`);

const slabFormColumn = structureDimensions.concrete_wall.slabFormArea.column;

/** Columns of a technology beside its materials, except those of slabs. */
const dimensionColumns = (technology: Technology) =>
  Object.values(dimensionsOf(technology))
    .map(({ column }) => column)
    .filter((column) => column !== slabFormColumn);

/** Columns only concrete walls have; those of slabs are shared by all three technologies. */
export const wallColumns = [...dimensionColumns('concrete_wall'), ...elementColumns('wall')];
export const slabSystemColumn = sharedColumns.slabSystem;
/** Those of slabs, and of every shared field. */
export const slabColumns = [
  ...Object.values(sharedColumns).filter((column) => column !== null),
  slabFormColumn,
  ...elementColumns('slab'),
];
/** Columns frames have; masonry may have the columns and beams, too. */
export const frameElementColumns = [...elementColumns('column'), ...elementColumns('beam')];
export const frameColumns = dimensionColumns('beam_column');
export const masonryColumns = [
  ...blockSlots.map(blockColumns).flatMap(withAssumed('quantity')),
  ...['vertical', 'horizontal'].flatMap((position) => [
    ...names(groutColumns(position)),
    ...names(steelColumns(`module_${position}_grout`)),
  ]),
  ...names(mortarColumns),
];

/** Every column that is read. */
export const allColumns: readonly string[] = [
  ...placeColumns,
  'module_type',
  ...wallColumns,
  ...slabColumns,
  ...frameElementColumns,
  ...frameColumns,
  ...masonryColumns,
  ...otherSlots.map(otherColumns).flatMap(withAssumed('amount')),
  ...foundationColumns,
];

/** Concrete classes that are usual in foundations, MPa: the only ones that the template shows. */
const foundationClasses = [25, 30, 35];

const isShownStrength = (column: string) => {
  const strength = /_concrete_(\d+)$/.exec(column)?.[1];
  const shown: readonly number[] = column.startsWith('foundation_') ? foundationClasses : fckClasses;
  return strength === undefined || shown.includes(Number(strength));
};

/**
 * Strand belongs in slabs and beams; its other columns are read too, but not shown. Assumed amounts come from models
 * and estimates, not from people.
 */
const isShownAmount = (column: string) =>
  !column.endsWith('_assumed') &&
  (!column.endsWith(`_steel_${strandClass}`) || /^module_(slab|beam)_/.test(column));

const isShownSlot = (column: string) =>
  Number(/^module_other_(\d+)_/.exec(column)?.[1] ?? 0) <= shownOtherSlots;

/** The columns of the template, in their order. */
export const templateColumns = allColumns.filter(
  (column) => isShownStrength(column) && isShownAmount(column) && isShownSlot(column),
);
