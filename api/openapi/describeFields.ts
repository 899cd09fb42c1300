import type { JsonSchema, Parameter } from './document.ts';
import fieldTexts from './fieldTexts.json' with { type: 'json' };

/**
 * Meaning and unit of fields and parameters, where their schema lacks it: by name, or by `holder.name` where a name has
 * several meanings.
 */
const texts: Record<string, string> = fieldTexts;

const textOf = (holder: string, name: string): string | undefined =>
  name.startsWith('volumeDeConcretoFck') ? 'm³' : (texts[`${holder}.${name}`] ?? texts[name]);

/**
 * Adds meaning and unit to every field below a schema that lacks them.
 * @param holder - the field that holds these, for names with several meanings.
 */
export function describeFields(schema: JsonSchema | undefined, holder: string): void {
  if (schema === undefined) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const text = textOf(holder, name);
    if (text !== undefined) field.description ??= text;
    describeFields(field, name);
  }
  describeFields(schema.items, holder);
  for (const choice of schema.anyOf ?? []) describeFields(choice, holder);
}

/** The same for the parameters of a call. */
export function describeParameters(parameters: Parameter[] = []): void {
  for (const parameter of parameters) {
    const text = parameter.schema.description ?? textOf('query', parameter.name);
    if (text !== undefined) parameter.description ??= text;
  }
}
