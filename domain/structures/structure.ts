import { z } from 'zod';
import { finite } from '../fields.ts';
import { formUsesRange } from '../prices/priceKeys.ts';
import { encodeMessage, type Language, type MessageKey } from '../texts/messages.ts';
import { concreteElementSchema } from './concrete/concreteElement.ts';
import { concreteFieldsOf } from './concrete/concreteNames.ts';
import { type Dialect, formDialect, strictDialect, withoutEmpty } from './dialect.ts';
import { allDimensions, dimensionsOf, type DimensionUse } from './dimensions.ts';
import { masonryPartsSchema } from './masonryParts.ts';
import { summaryOfMissing } from './missing.ts';
import { sharedFields } from './sharedFields.ts';
import type { StructureData } from './structureData.ts';
import type { Technology } from './technology/technology.ts';

/** cm. No wall of a tower is this thick: the figure was meant in another unit. */
const maxThickness = 300;
/** Prices are known from two uses on. */
const fewestUses = formUsesRange.min;
const maxUses = 200;

/** The rule of each kind of figure; `required` is the message where it is left out. */
const figures: Readonly<Record<DimensionUse, (required: MessageKey) => z.ZodNumber>> = {
  formwork: (required) => finite(required).gte(0, encodeMessage('structure.form.non_negative')),
  count: (required) =>
    finite(required)
      .int('structure.column_number.non_negative')
      .gte(0, encodeMessage('structure.column_number.non_negative')),
  span: (required) => finite(required).gte(0, encodeMessage('structure.span.non_negative')),
  thickness: (required) => finite(required).gte(0, encodeMessage('structure.thickness.non_negative')),
  area: (required) => finite(required).gte(0, encodeMessage('structure.area.non_negative')),
  uses: (required) =>
    finite(required)
      .int('general.integer')
      .gte(fewestUses, encodeMessage('general.at_least', { min: fewestUses }))
      .lte(maxUses, encodeMessage('general.at_most', { max: maxUses })),
};

function dimension(dialect: Dialect, name: string, missing: MessageKey): z.ZodType {
  const { use, isOptional } = allDimensions[name] ?? { use: 'count' };
  if (isOptional) return dialect.number(figures[use]('general.required').nullish()).optional();
  const figure = figures[use](dialect.isForm ? 'general.required' : missing);
  return use === 'thickness' ? dialect.thickness(figure, maxThickness) : dialect.number(figure);
}

// A form shows every element; an optional one without any row was not used.
function emptyElement(value: unknown): unknown {
  const { volumes, steel } = (value ?? {}) as { volumes?: unknown[]; steel?: unknown[] };
  return !volumes?.length && !steel?.length ? undefined : value;
}

function fields(type: Technology, dialect: Dialect) {
  const missing: MessageKey = `structure.missing.${type}`;
  const { required, optional } = concreteFieldsOf(type);
  const element = concreteElementSchema(dialect, missing);
  const optionalElement = dialect.isForm ? z.preprocess(emptyElement, element.nullish()) : element.nullish();
  return dialect.record({
    ...(type === 'structural_masonry' ? { masonry: masonryPartsSchema(dialect, missing) } : {}),
    ...Object.fromEntries(required.map((name) => [name, element])),
    ...Object.fromEntries(optional.map((name) => [name, optionalElement])),
    ...Object.fromEntries(
      Object.keys(dimensionsOf(type)).map((name) => [name, dimension(dialect, name, missing)]),
    ),
    ...sharedFields(dialect),
  });
}

const compact = (data: object) => withoutEmpty(data) as StructureData;

/** Rules of the quantities of one technology, all of which must be there, in the names of `dialect`. */
export const structureSchema = (
  type: Technology,
  dialect: Dialect = strictDialect,
): z.ZodType<StructureData> => fields(type, dialect).transform(compact);

/**
 * The same for a form, whose figures may be text written in `language`; a summary of what is missing lies at the path
 * `missing`.
 */
export const structureFormSchema = (
  type: Technology,
  language: Language = 'pt-BR',
): z.ZodType<StructureData> => summaryOfMissing(type, fields(type, formDialect(language))).transform(compact);
