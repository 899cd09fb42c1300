import { finite } from '../fields.ts';
import { encodeMessage, type MessageKey } from '../texts/messages.ts';
import { formUsesRange } from '../prices/priceKeys.ts';
import { type ConcreteElement, concreteElementSchema } from './concreteElement.ts';
import { type Dialect, formDialect, withoutEmpty } from './dialect.ts';
import { summaryOfMissing } from './missing.ts';
import { type SharedFields, sharedFields } from './sharedFields.ts';

/** Prices are known from two uses on. */
const fewestUses = formUsesRange.min;
const mostUses = 200;

const missing: MessageKey = 'structure.missing.beam_column';

/** Quantities of a frame, per floor: formwork m², average spans m. `formUses`: how often its forms are used on the site. */
export type BeamColumnData = SharedFields & {
  concreteColumns: ConcreteElement;
  concreteBeams: ConcreteElement;
  concreteSlabs: ConcreteElement;
  formColumns: number;
  formBeams: number;
  formSlabs: number;
  columnNumber: number;
  averageBeamSpan: number;
  averageSlabSpan: number;
  formUses?: number;
};

function beamColumn(dialect: Dialect) {
  const required = dialect.isForm ? 'general.required' : missing;
  const dimension = (message: MessageKey) => dialect.number(finite(required).gte(0, message));
  const element = concreteElementSchema(dialect, missing);
  const uses = finite()
    .int('general.integer')
    .gte(fewestUses, encodeMessage('general.at_least', { min: fewestUses }))
    .lte(mostUses, encodeMessage('general.at_most', { max: mostUses }));
  return dialect.record({
    concreteColumns: element,
    concreteBeams: element,
    concreteSlabs: element,
    formColumns: dimension('structure.form.non_negative'),
    formBeams: dimension('structure.form.non_negative'),
    formSlabs: dimension('structure.form.non_negative'),
    columnNumber: dialect.number(
      finite(required)
        .int('structure.column_number.non_negative')
        .gte(0, encodeMessage('structure.column_number.non_negative')),
    ),
    averageBeamSpan: dimension('structure.span.non_negative'),
    averageSlabSpan: dimension('structure.span.non_negative'),
    formUses: dialect.number(uses.nullish()).optional(),
    ...sharedFields(dialect),
  });
}

const compact = (data: object) => withoutEmpty(data) as BeamColumnData;

/** The rules, in the names of `dialect`. */
export const beamColumnSchemaFor = (dialect: Dialect) => beamColumn(dialect).transform(compact);

/** The form; a summary of what is missing lies at the path `missing`. */
export const beamColumnFormSchemaFor = (language: Parameters<typeof formDialect>[0]) =>
  summaryOfMissing('beam_column', beamColumn(formDialect(language))).transform(compact);
