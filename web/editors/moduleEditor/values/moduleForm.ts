import { z } from 'zod';
import { textOf } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import { encodeMessage, type Language } from '#domain/texts/messages.ts';
import { withStructure } from './structureSchema.ts';
import { emptyStructure } from './structureValues.ts';

const shape = {
  name: textOf(1, textLimits.name, 'option.name.required'),
  floorIds: z.array(z.string()).min(1, encodeMessage('module.floors.required')),
};

/** For a service that keeps no names. */
const nameless = { ...shape, name: z.string() };

/** Rules of the module drawer. */
export const moduleFormSchemaFor = (language: Language, hasName = true) =>
  withStructure(hasName ? shape : nameless, language);

type ModuleFormSchema = ReturnType<typeof moduleFormSchemaFor>;
export type ModuleFormValues = z.input<ModuleFormSchema>;
export type ModuleFormOutput = z.output<ModuleFormSchema>;

export const emptyModule = (): ModuleFormValues => ({ name: '', floorIds: [], ...emptyStructure() });
