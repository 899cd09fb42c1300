import type { JsonSchema } from './document.ts';

/** Example values by field name, where the schema is too wide. */
const samples: Record<string, string | number> = {
  name: 'Residencial Ipê',
  email: 'ana@example.com',
  cep: '01310-100',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  number: '1000',
  user_name: 'Ana Souza',
  inviter_name: 'Ana Souza',
  organization_name: 'Escritório Ipê',
  domain: 'escritorio.com.br',
  record: 'torre-verification=AB2CD3EF4GH5IJ6KL7MN2OP3QR',
  callback: 'code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj',
  project_name: 'Residencial Ipê',
  unit_name: 'Torre Norte',
  label: 'C30',
  message: 'done',
  source: 'SINAPI 2026-09',
  image_url: '/v1/images/01990000000070008000000000000001.webp',
  min: 240,
  max: 320,
  fck: 30,
  custom_fck: 30,
  ca: 50,
  area: 450,
  material: 'concrete:30',
  key: 'concrete:columns:30',
  supplier: 'Concreteira Serra',
  document: 'EPD-2026-014',
  reason: 'Menor emissão com qualquer fornecedor.',
  'If-Match': '"3"',
  search: 'ipê torre',
  tz: 'America/Sao_Paulo',
  page_size: 50,
  fileName: '01990000000070008000000000000001.webp',
  'Idempotency-Key': '5f0c1c0e-6f0a-4a9d-9a6e-2f6f4d0b7a11',
  password: 'pilar-e-viga-40',
  current_password: 'pilar-e-viga-40',
};

const byFormat: Record<string, string> = {
  'date-time': '2026-11-22T15:00:00.000Z',
  date: '2026-11-22',
  uuid: '01990000-0000-7000-8000-000000000001',
};

type Schemas = Record<string, JsonSchema>;

/**
 * An example value of a schema: the required fields of a body, all fields of an answer. `undefined` where the schema
 * says nothing, like that of a file.
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas, all: boolean, name = ''): unknown {
  const again = (part: JsonSchema, of = name) => exampleOf(part, schemas, all, of);
  const { $ref, anyOf, oneOf, allOf } = schema as Record<string, unknown>;
  if (typeof $ref === 'string') return again(schemas[$ref.split('/').at(-1)!]!);
  const parts = [...((oneOf ?? anyOf ?? []) as JsonSchema[])];
  const chosen = [
    ...((allOf ?? []) as JsonSchema[]),
    ...parts.filter(({ type }) => type !== 'null').slice(0, 1),
  ];
  if (schema.properties === undefined && chosen.length > 0) return again(chosen[0]!);
  const {
    enum: values,
    const: only,
    type,
  } = schema as { enum?: unknown[]; const?: unknown; type?: string | string[] };
  if (only !== undefined) return only;
  if (values !== undefined) return values[0];
  switch (Array.isArray(type) ? type.find((each) => each !== 'null') : type) {
    case 'object': {
      const own = fieldsOf(schema, all).map(([field, part]) => [field, again(part, field)] as const);
      const others = chosen.flatMap((part) => Object.entries(again(part) ?? {}));
      return Object.fromEntries([...own, ...others]);
    }
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 0)) }, () =>
        again(schema.items ?? {}),
      );
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return all ? undefined : {};
  }
}

/** The fields shown: all, else the required ones, else the first, because an empty change shows nothing. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, all: boolean): [string, JsonSchema][] {
  const fields = Object.entries(properties);
  if (all) return fields;
  const needed = fields.filter(([name]) => required.includes(name));
  return needed.length > 0 ? needed : fields.slice(0, 1);
}

function textOf(schema: JsonSchema, name: string): string {
  const { format = '', pattern = '' } = schema as { format?: string; pattern?: string };
  if (typeof samples[name] === 'string') return samples[name];
  if (format in byFormat) return byFormat[format]!;
  if (pattern.includes('[0-9a-f]{8}') || /(^|_)id$/.test(name)) return byFormat['uuid']!;
  if (/_(at|since)$|^expiry$/.test(name)) return byFormat['date-time']!;
  if (/^(valid_until|date|birth_date)$/.test(name)) return byFormat['date']!;
  const text = /token$|secret$/.test(name) ? 'AB2CD3EF4GH5IJ6KL7MN2OP3QR' : 'Texto';
  return text.padEnd(Number(schema['minLength'] ?? 0), 'A');
}

function numberOf(schema: JsonSchema, name: string): number {
  if (typeof samples[name] === 'number') return samples[name];
  const { minimum, exclusiveMinimum, maximum = Infinity } = schema as Record<string, number | undefined>;
  const least = minimum !== undefined && minimum > 0 ? minimum : 1;
  return Math.min(Math.max(least, (exclusiveMinimum ?? 0) + 1), maximum);
}
