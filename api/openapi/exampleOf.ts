import type { JsonSchema } from './document.ts';

/** Example values where the schema is too wide: by field, or by `holder.field` where a field has several meanings. */
const samples: Record<string, string | number> = {
  name: 'Residencial Ipê',
  'user.name': 'Ana Souza',
  'member.name': 'Ana Souza',
  'organization.name': 'Escritório Ipê',
  'unit.name': 'Torre Norte',
  'tower_option.name': 'Pórtico',
  'module.name': 'Tipo',
  'foundation.name': 'Radier',
  'version.name': 'Anteprojeto',
  'api_token.name': 'Planilha',
  'second_factor.name': 'Celular',
  nome: 'Residencial Ipê',
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
  pending_email: 'ana.souza@example.com',
  author_name: 'Ana Souza',
  author_registration: 'CREA-SP 5061234567',
  discipline: 'Estruturas',
  newcomer_discipline: 'Estruturas',
  token_name: 'Planilha',
  version_name: 'Anteprojeto',
  group_name: 'Tipo',
  element: 'slabs',
  factor_set: 'sidac-2026-04b',
  price_set: 'sinapi-sp-2026-09',
  note: 'Vêm depois.',
  chosen: 'Paredes de concreto',
  description: 'Como foi ao cliente',
  event: 'unit.updated',
  'activity.action': 'unit.updated',
  entity_type: 'unit',
  entity_name: 'Torre Norte',
  url: 'https://planilhas.example/torre',
  callback_url: 'https://torre.example/sign-on',
  issuer: 'https://login.escritorio.com.br',
  'image.url': '/v1/images/01990000000070008000000000000001.webp',
  thumbnail_url: '/v1/images/01990000000070008000000000000001.webp',
  public_url: 'https://torre.example',
  pdf_url: '/v1/decisions/01990000-0000-7000-8000-000000000001/pdf',
  sheet: '{"rows": []}',
  column: 'nome',
  device: 'Firefox',
  device_mark: 'ST2UV3WX4YZ5AB6CD7EF2GH3IJ',
  'device-mark': 'ST2UV3WX4YZ5AB6CD7EF2GH3IJ',
  lng: 'pt-BR',
  password: 'pilar-e-viga-40',
  current_password: 'pilar-e-viga-40',
};

const byFormat: Record<string, string> = {
  'date-time': '2026-11-22T15:00:00.000Z',
  date: '2026-11-22',
  uuid: '01990000-0000-7000-8000-000000000001',
};

type Schemas = Record<string, JsonSchema>;

/** The field of a name such as `holder.field`. */
const fieldIn = (name: string) => name.slice(name.lastIndexOf('.') + 1);
/** Items of `users` are like a `user`. */
const sampleOf = (name: string) => samples[name.replace(/s\./, '.')] ?? samples[fieldIn(name)];

/**
 * An example value of a schema: the required fields of a body, all fields of an answer. `undefined` where the schema
 * says nothing, like that of a file. `name` is the field it belongs to, after the one that holds that: `holder.field`.
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
      const own = fieldsOf(schema, all).map(
        ([field, part]) => [field, again(part, `${fieldIn(name)}.${field}`)] as const,
      );
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
  const sample = sampleOf(name);
  if (typeof sample === 'string') return sample;
  if (format in byFormat) return byFormat[format]!;
  if (pattern.includes('[0-9a-f]{8}') || /(^|[._])(id|projectId|floor_ids|superseded_by)$/.test(name))
    return byFormat['uuid']!;
  if (/_(at|since)$|(^|\.)expiry$/.test(name)) return byFormat['date-time']!;
  if (/(^|\.)(valid_until|date|birth_date)$/.test(name)) return byFormat['date']!;
  const text = /token$|secret$/.test(name) ? 'AB2CD3EF4GH5IJ6KL7MN2OP3QR' : 'Texto';
  return text.padEnd(Number(schema['minLength'] ?? 0), 'A');
}

function numberOf(schema: JsonSchema, name: string): number {
  const sample = sampleOf(name);
  if (typeof sample === 'number') return sample;
  const { minimum, exclusiveMinimum, maximum = Infinity } = schema as Record<string, number | undefined>;
  const least = minimum !== undefined && minimum > 0 ? minimum : 1;
  return Math.min(Math.max(least, (exclusiveMinimum ?? 0) + 1), maximum);
}
