import type { JsonSchema, Parameter } from './document.ts';
import fieldTexts from './fieldTexts.json' with { type: 'json' };

/**
 * What fields and parameters mean, and their unit, where the schema that checks them does not say: by name, or by
 * `holder.name` where a name means several things.
 */
const texts: Record<string, string> = fieldTexts;

const textOf = (holder: string, name: string): string | undefined =>
  name.startsWith('volumeDeConcretoFck') ? 'm³' : (texts[`${holder}.${name}`] ?? texts[name]);

/**
 * Says of every field below a schema what it means and its unit, where the schema does not.
 *
 * @param holder - the field that holds these, for names that mean several things.
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
