import type { z } from 'zod';
import { type Language, parseMessage, type MessageParams } from '../messages.ts';
import { type Technology, technologySchema } from '../technology.ts';
import { beamColumnFormSchemaFor, beamColumnSchema } from './beamColumn.ts';
import { concreteWallFormSchemaFor, concreteWallSchema } from './concreteWall.ts';
import type { StructureData } from './elements.ts';
import { masonryFormSchemaFor, masonrySchema } from './masonry.ts';

export { elementsOf, type ElementName, type StructureData, type StructureElement } from './elements.ts';
export { missingElements } from './missing.ts';

const wireSchemas = {
  beam_column: beamColumnSchema,
  concrete_wall: concreteWallSchema,
  structural_masonry: masonrySchema,
} satisfies Record<Technology, z.ZodType<StructureData>>;

const formSchemas = {
  beam_column: beamColumnFormSchemaFor,
  concrete_wall: concreteWallFormSchemaFor,
  structural_masonry: masonryFormSchemaFor,
} satisfies Record<Technology, (language: Language) => z.ZodType<StructureData>>;

/** Rules of the quantities of one technology, on the wire. */
export const structureSchema = (type: Technology): z.ZodType<StructureData> => wireSchemas[type];

/** The same for a form, whose figures may be text written in `language`. */
export const structureFormSchema = (
  type: Technology,
  language: Language = 'pt-BR',
): z.ZodType<StructureData> => formSchemas[type](language);

export type StructureIssue = { path: string[]; key: string; params: MessageParams };

export type ParsedStructure =
  { success: true; data: StructureData } | { success: false; issues: StructureIssue[]; error: z.ZodError };

/** Checks quantities against the rules of `type`, which may carry either naming. Paths lead into `data`, or are `type`. */
export function parseStructure(type: string, data: unknown): ParsedStructure {
  const technology = technologySchema.safeParse(type);
  if (!technology.success) return refused(technology.error, ['type']);
  const parsed = wireSchemas[technology.data].safeParse(data);
  return parsed.success ? { success: true, data: parsed.data } : refused(parsed.error, []);
}

function refused(error: z.ZodError, at: string[]): ParsedStructure {
  const issues = error.issues.map(({ path, message }) => ({
    path: [...at, ...path.map(String)],
    ...parseMessage(message),
  }));
  return { success: false, issues, error };
}
