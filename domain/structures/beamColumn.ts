import { finite } from '../fields.ts';
import type { MessageKey } from '../messages.ts';
import { type ConcreteElement, concreteElementSchema } from './concreteElement.ts';
import { type Dialect, formDialect, withoutEmpty } from './dialect.ts';
import { summaryOfMissing } from './missing.ts';
import { type SharedFields, sharedFields } from './sharedFields.ts';

const missing: MessageKey = 'structure.missing.beam_column';

/** Quantities of a frame, per floor: formwork m², average spans m. */
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
};

function beamColumn(dialect: Dialect) {
  const required = dialect.isForm ? 'general.required' : missing;
  const dimension = (message: MessageKey) => dialect.number(finite(required).gte(0, message));
  const element = concreteElementSchema(dialect, missing);
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
        .gte(0, 'structure.column_number.non_negative'),
    ),
    averageBeamSpan: dimension('structure.span.non_negative'),
    averageSlabSpan: dimension('structure.span.non_negative'),
    ...sharedFields(dialect),
  });
}

const compact = (data: object) => withoutEmpty(data) as BeamColumnData;

/** The rules, in the names of `dialect`. */
export const beamColumnSchemaFor = (dialect: Dialect) => beamColumn(dialect).transform(compact);

/** The form; a summary of what is missing lies at the path `missing`. */
export const beamColumnFormSchemaFor = (language: Parameters<typeof formDialect>[0]) =>
  summaryOfMissing('beam_column', beamColumn(formDialect(language))).transform(compact);
