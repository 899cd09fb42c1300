import { finite } from '../fields.ts';
import type { MessageKey } from '../messages.ts';
import { type ConcreteElement, concreteElementSchema } from './concreteElement.ts';
import { type Dialect, formDialect, wireDialect } from './dialect.ts';
import { summaryOfMissing } from './missing.ts';

const missing: MessageKey = 'structure.missing.beam_column';

/** Quantities of a frame, per floor: formwork m², average spans m. */
export type BeamColumnData = {
  concrete_columns: ConcreteElement;
  concrete_beams: ConcreteElement;
  concrete_slabs: ConcreteElement;
  form_columns: number;
  form_beams: number;
  form_slabs: number;
  column_number: number;
  avg_beam_span: number;
  avg_slab_span: number;
};

function beamColumn(dialect: Dialect) {
  const required = dialect.isForm ? 'general.required' : missing;
  const figure = (message: MessageKey) => dialect.number(finite(required).gte(0, message));
  const element = concreteElementSchema(dialect, missing);
  return dialect.object({
    concrete_columns: element,
    concrete_beams: element,
    concrete_slabs: element,
    form_columns: figure('structure.form.non_negative'),
    form_beams: figure('structure.form.non_negative'),
    form_slabs: figure('structure.form.non_negative'),
    column_number: dialect.number(
      finite(required)
        .int('structure.column_number.non_negative')
        .gte(0, 'structure.column_number.non_negative'),
    ),
    avg_beam_span: figure('structure.span.non_negative'),
    avg_slab_span: figure('structure.span.non_negative'),
  });
}

export const beamColumnSchema = beamColumn(wireDialect);

/** The form; a summary of what is missing lies at the path `missing`. */
export const beamColumnFormSchemaFor = (language: Parameters<typeof formDialect>[0]) =>
  summaryOfMissing('beam_column', beamColumn(formDialect(language)));
