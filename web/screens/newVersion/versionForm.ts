import { z } from 'zod';
import type { Language } from '#domain/texts/messages.ts';
import { versionFormSchema } from '#domain/tower/module.ts';
import { withStructure } from '../../editors/moduleEditor/values/structureSchema.ts';

/** Rules of the new version's form. */
export const versionFormSchemaFor = (language: Language) =>
  withStructure({ ...versionFormSchema.shape, is_valid: z.boolean() }, language);

export type VersionFormOutput = z.output<ReturnType<typeof versionFormSchemaFor>>;
