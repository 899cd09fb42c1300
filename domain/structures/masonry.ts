import { z } from 'zod';
import type { Language, MessageKey } from '../texts/messages.ts';
import { type ConcreteElement, concreteElementSchema } from './concreteElement.ts';
import { type Dialect, formDialect, withoutEmpty } from './dialect.ts';
import {
  type BlockCount,
  blockRows,
  type GroutElement,
  groutRows,
  type MortarVolume,
  mortarRows,
} from './masonryParts.ts';
import { summaryOfMissing } from './missing.ts';
import { type SharedFields, sharedFields } from './sharedFields.ts';

const missing: MessageKey = 'structure.missing.structural_masonry';

/** Quantities of structural masonry, per floor; its own columns and beams are optional. */
export type MasonryData = SharedFields & {
  masonry: { grout?: GroutElement[]; mortar?: MortarVolume[]; blocks: BlockCount[] };
  concreteSlabs: ConcreteElement;
  concreteColumns?: ConcreteElement;
  concreteBeams?: ConcreteElement;
};

// A form shows every element; one of the optional ones without any row was simply not used.
function emptyElement(value: unknown): unknown {
  const { volumes, steel } = (value ?? {}) as { volumes?: unknown[]; steel?: unknown[] };
  return !volumes?.length && !steel?.length ? undefined : value;
}

function masonry(dialect: Dialect) {
  const element = concreteElementSchema(dialect, missing);
  const optionalElement = dialect.isForm ? z.preprocess(emptyElement, element.nullish()) : element.nullish();
  const parts = dialect.object(
    {
      grout: dialect.optionalList(groutRows(dialect)).optional(),
      mortar: dialect.optionalList(mortarRows(dialect)).optional(),
      blocks: blockRows(dialect, missing),
    },
    {
      error: ({ code, input }) =>
        code === 'invalid_type' && (input === undefined || input === null) ? missing : undefined,
    },
  );
  return dialect.record({
    masonry: parts.transform((given) => withoutEmpty(given) as MasonryData['masonry']),
    concreteSlabs: element,
    concreteColumns: optionalElement,
    concreteBeams: optionalElement,
    ...sharedFields(dialect),
  });
}

const compact = (data: object) => withoutEmpty(data) as MasonryData;

export const masonrySchemaFor = (dialect: Dialect) => masonry(dialect).transform(compact);

/** The form; a summary of what is missing lies at the path `missing`. */
export const masonryFormSchemaFor = (language: Language) =>
  summaryOfMissing('structural_masonry', masonry(formDialect(language))).transform(compact);
