import { type JsonSchema, type OpenapiDocument, operationsOf } from './document.ts';
import { bodyNames, schemaNames } from './schemaNames.ts';

/**
 * Turns the things in bodies and answers into components, so that generated clients have one type of each. The same
 * thing in two places is one component. Call it once every schema is described.
 * @throws when one name is used for two different things.
 */
export function nameSchemas(document: OpenapiDocument): void {
  const schemas = (document.components.schemas ??= {});
  const nameOf = new Map<string, string>();

  /** The schema with everything named below it as references, and itself as one where it has a name. */
  function named(schema: JsonSchema, place: string[], path: string, own?: string): JsonSchema {
    const below = (part: JsonSchema) => named(part, place, path);
    const made: JsonSchema = { ...schema };
    if (schema.properties !== undefined)
      made.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, property]) => [
          key,
          named(property, [...place, key], path),
        ]),
      );
    if (schema.items !== undefined) made.items = below(schema.items);
    if (schema.anyOf !== undefined) made.anyOf = schema.anyOf.map(below);
    if (!isThing(schema)) return made;

    const { description, ...rest } = made;
    const shape = shapeOf(rest);
    const name = nameOf.get(shape) ?? own ?? nameAt(place, path);
    if (name === undefined) return made;
    if (!nameOf.has(shape)) {
      if (name in schemas)
        throw new Error(`${name} is meant for two things, one in ${path} ${place.join('.')}`);
      nameOf.set(shape, name);
      schemas[name] = rest;
    }
    const $ref = `#/components/schemas/${name}`;
    return description === undefined ? { $ref } : { $ref, description };
  }

  for (const schema of Object.values(schemas))
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      schema.properties = { ...schema.properties, [key]: named(property, [key], '') };
  for (const { method, path, operation } of operationsOf(document)) {
    for (const answer of Object.values(operation.responses))
      for (const content of Object.values(answer.content ?? {}))
        content.schema = named(content.schema, ['answer'], path, answerName(content.schema, path));
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      content.schema = named(content.schema, ['body'], path, bodyNames[`${method} ${path}`]);
  }
}

const isThing = (schema: JsonSchema) =>
  Object.keys(schema.properties ?? {}).length > 0 || (schema['type'] === 'object' && 'oneOf' in schema);

/** Two schemas are the same if all but their texts are. */
const shapeOf = (schema: JsonSchema) =>
  JSON.stringify(schema, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );

function nameAt(place: string[], path: string): string | undefined {
  const exact = schemaNames[`${path} ${place.join('.')}`];
  if (exact !== undefined) return exact;
  const from = place.findIndex((_, index) => place.slice(index).join('.') in schemaNames);
  return from === -1 ? undefined : schemaNames[place.slice(from).join('.')];
}

/** An answer around one thing is named after it: `{ project }` is ProjectAnswer; lists have too many kinds. */
function answerName({ properties = {} }: JsonSchema, path: string): string | undefined {
  const keys = Object.keys(properties).join(' ');
  return schemaNames[`${path} answer`] ?? answerNames[keys];
}

const answerNames: Record<string, string> = {
  'authentication_token device_mark user': 'LogInAnswer',
  message: 'MessageAnswer',
  user: 'UserAnswer',
  organization: 'OrganizationAnswer',
  'single_sign_on email_domains callback_url': 'SingleSignOnAnswer',
  email_domain: 'EmailDomainAnswer',
  organization_invitations: 'OrganizationInvitationsAnswer',
  project: 'ProjectAnswer',
  unit: 'UnitAnswer',
  tower_option: 'OptionAnswer',
  'module versions': 'ModuleAnswer',
  version: 'VersionAnswer',
  declarations: 'DeclarationsAnswer',
  decision: 'DecisionAnswer',
  decisions: 'DecisionsAnswer',
  overrides: 'OverridesAnswer',
  'known benchmark': 'BenchmarkAnswer',
  structure: 'StructureAnswer',
  invitations: 'InvitationsAnswer',
  'message invitation': 'InvitationAnswer',
  webhook: 'WebhookAnswer',
  'webhook secret': 'WebhookSecretAnswer',
  delivery: 'WebhookDeliveryAnswer',
};
