import { z } from 'zod';
import { finite, formField, formNumber, positive, text, textOf } from '../fields.ts';
import { isEmpty } from '../generalErrors.ts';
import { floorCategories } from './floorCategories.ts';
import { maxTowerFloors, listLimits, maxDwellings, maxRepetitions, textLimits } from '../limits.ts';
import { encodeMessage, type Language, type MessageKey } from '../texts/messages.ts';

const category = z.enum(floorCategories, {
  error: ({ input }) =>
    isEmpty(input)
      ? encodeMessage('floor_group.category.select')
      : encodeMessage('floor_group.category.invalid'),
});
const unitType = z.enum(['tower'], {
  error: ({ input }) =>
    isEmpty(input) ? encodeMessage('unit.type.select') : encodeMessage('unit.type.invalid'),
});
const area = positive('floor_group.area.positive');
const height = positive('floor_group.height.positive');
const repetition = finite()
  .int('floor_group.repetition.positive')
  .positive('floor_group.repetition.positive');
/** A count of whole things, at least one and at most `max`. */
const countUpTo = (max: number, message: MessageKey) =>
  finite().int(message).positive(message).max(max, encodeMessage('general.at_most', { max }));
const repetitionCount = countUpTo(maxRepetitions, 'unit.repetition.positive');
const dwellings = countUpTo(maxDwellings, 'unit.dwellings.positive');
const index = finite().int('general.integer');
const groupName = textOf(1, textLimits.name, 'floor_group.name.required');
const unitName = textOf(3, textLimits.name, 'unit.name.min');

/** A run of equal floors: area m², height m, repetitions. `id` names an existing one. */
const floorGroupSchema = z.strictObject({
  id: text(100).optional(),
  name: groupName,
  category,
  area,
  height,
  repetition,
  index: index.nullish(),
});
export type FloorGroup = z.infer<typeof floorGroupSchema>;

const fitsTower = (groups: readonly { repetition: number }[]) =>
  groups.reduce((sum, group) => sum + group.repetition, 0) <= maxTowerFloors;
const tooManyGroups = encodeMessage('general.too_many', { max: listLimits.floorGroups });
const tooTall = { error: encodeMessage('unit.floors.too_many', { max: maxTowerFloors }) };

const floorGroups = z
  .array(floorGroupSchema, { error: encodeMessage('unit.floor_groups.required_tower') })
  .min(1, encodeMessage('unit.floor_groups.required_tower'))
  .max(listLimits.floorGroups, tooManyGroups)
  .refine(fitsTower, tooTall);

/**
 * A new tower. `repetitionCount`: how many such towers are built, one if not given; `dwellings`: of one of them.
 */
export const unitSchema = z.strictObject({
  name: unitName,
  type: unitType,
  repetitionCount: repetitionCount.optional(),
  dwellings: dwellings.nullish(),
  floorGroups,
});

/** One row of the floor table; figures may be text written in `language`. */
const floorGroupFormSchemaFor = (language: Language) =>
  z.object({
    id: formField(text(100).optional()),
    name: groupName,
    category,
    area: formNumber(area, language),
    height: formNumber(height, language),
    repetition: formNumber(repetition, language),
    index: formNumber(index.optional(), language),
  });

/** The unit form; figures may be text written in `language`. */
export const unitFormSchemaFor = (language: Language) =>
  z.object({
    name: unitName,
    type: unitType,
    repetitionCount: formNumber(repetitionCount.optional(), language),
    dwellings: formNumber(dwellings.optional(), language),
    floorGroups: z
      .array(floorGroupFormSchemaFor(language), { error: encodeMessage('unit.floor_groups.required') })
      .min(1, encodeMessage('unit.floor_groups.required'))
      .max(listLimits.floorGroups, tooManyGroups)
      .refine(fitsTower, tooTall),
  });

export type UnitForm = z.infer<ReturnType<typeof unitFormSchemaFor>>;
