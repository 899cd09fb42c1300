import type { z } from 'zod';
import type { Language } from '../texts/messages.ts';
import type { Technology } from './technology.ts';
import { beamColumnFormSchemaFor, beamColumnSchemaFor } from './beamColumn.ts';
import { concreteWallFormSchemaFor, concreteWallSchemaFor } from './concreteWall.ts';
import { type Dialect, strictDialect } from './dialect.ts';
import type { StructureData } from './elements.ts';
import { masonryFormSchemaFor, masonrySchemaFor } from './masonry.ts';

export { elementsOf, type ElementName, type StructureData, type StructureElement } from './elements.ts';
export { missingElements } from './missing.ts';

const schemas = {
  beam_column: beamColumnSchemaFor,
  concrete_wall: concreteWallSchemaFor,
  structural_masonry: masonrySchemaFor,
} satisfies Record<Technology, (dialect: Dialect) => z.ZodType<StructureData>>;

const formSchemas = {
  beam_column: beamColumnFormSchemaFor,
  concrete_wall: concreteWallFormSchemaFor,
  structural_masonry: masonryFormSchemaFor,
} satisfies Record<Technology, (language: Language) => z.ZodType<StructureData>>;

/** Rules of the quantities of one technology, all of which must be there, in the names of `dialect`. */
export const structureSchema = (
  type: Technology,
  dialect: Dialect = strictDialect,
): z.ZodType<StructureData> => schemas[type](dialect);

/** The same for a form, whose figures may be text written in `language`. */
export const structureFormSchema = (
  type: Technology,
  language: Language = 'pt-BR',
): z.ZodType<StructureData> => formSchemas[type](language);
