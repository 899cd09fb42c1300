import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { pascalCase } from '#domain/wireNames.ts';
import { z } from 'zod';
import { wireStructureSchema } from '../versions/structureWire.ts';
import { bodyOf, type JsonSchema, type Operation } from './document.ts';

const types = [...technologies, ...foundationTypes];

/** The quantities of each technology and kind of foundation, as a whole, and as the part that a change names. */
export const structureComponents = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    types.flatMap((type) => {
      const { $schema: _, ...schema } = z.toJSONSchema(wireStructureSchema(type), {
        io: 'input',
        unrepresentable: 'any',
      });
      // Floors are sent beside a module's quantities, so unknown keys are refused by code and not by the schema.
      const { required, ...open } = { ...schema, additionalProperties: true } as JsonSchema;
      return [
        [pascalCase(type), { ...open, ...(required === undefined ? {} : { required }) }],
        [`${pascalCase(type)}Changes`, { ...open, description: 'Only what changes' }],
      ] satisfies [string, JsonSchema][];
    }),
  );

const quantities = 'Quantities per floor, or of a whole foundation, by the rules of `type`';
const complete = types.map((type) => ({ $ref: `#/components/schemas/${pascalCase(type)}` }));
const changes = types.map((type) => ({ $ref: `#/components/schemas/${pascalCase(type)}Changes` }));

/** Describes in `data` of modules and versions what `type` requires, which is checked separately. */
export function describeStructure(method: string, path: string, operation: Operation): void {
  if (!/\/(modules|versions|\{moduleId\}|\{versionId\}|duplicate|copy|takeoff|proposal)$/.test(path)) return;
  const body = bodyOf(operation)?.properties;
  const data = body?.['data'] ?? body?.['modules']?.items?.properties?.['data'];
  if (data !== undefined && !path.endsWith('/duplicate')) {
    data.description = quantities;
    Object.assign(data, method === 'patch' ? { anyOf: changes } : { oneOf: complete });
  }
  for (const { content } of Object.values(operation.responses)) {
    const answer = content?.['application/json']?.schema.properties;
    const { module, version, versions } = answer ?? {};
    // The quantities of the valid version lie flat in the module.
    if (module !== undefined) module['oneOf'] = complete;
    for (const answered of [version, versions?.items]) {
      const stored = answered?.properties?.['data'];
      if (stored !== undefined) Object.assign(stored, { description: quantities, oneOf: complete });
    }
  }
}
