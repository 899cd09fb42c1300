import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { foundationReply, foundationRowWire } from '../../../gateway/foundation/foundationWire.ts';
import { moduleReply, moduleRowWire, versionReply } from '../../../gateway/module/moduleWire.ts';
import { optionReply, optionsReply } from '../../../gateway/option/optionApi.ts';
import { projectReply, projectsReply } from '../../../gateway/project/projectWire.ts';
import { compiledReader, readers, refused } from '../../../gateway/rest/compiledReader.ts';
import { readReply } from '../../../gateway/rest/readReply.ts';
import { estimateWire } from '../../../gateway/estimate/estimateApi.ts';
import { idWire, permissionsWire, rowWire } from '../../../gateway/rest/wire.ts';
import { unitReply } from '../../../gateway/unit/unitWire.ts';
import { replies } from '../../bench/gateway/replies.ts';

/** What both make of a value, each of a copy of its own. */
function readings(schema: z.ZodType, value: unknown) {
  const text = JSON.stringify(value);
  const parsed = schema.safeParse(JSON.parse(text));
  const read = compiledReader(schema)(JSON.parse(text));
  return {
    zod: parsed.success ? { text, data: parsed.data } : { text, refused },
    compiled: read === refused ? { text, refused } : { text, data: read },
  };
}

const sent = [...replies().values()] as Record<string, unknown>[];
const bundled = {
  foundation: { id: 'f', type: 'raft_foundation', total_concrete: 1, flags: ['x'], version: 1 },
  stamps: { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
};
const firstWith = (key: string) => sent.find((each) => key in each)!;
const firstOf = (key: string) => (firstWith(key)[key] as object[])[0]!;
const option = firstOf('tower_options') as { modules: object[] };
option.modules.splice(2);
const material = { key: 'c', amount: 1, unit: 'm3', co2_min: 1, co2_max: 2, energy_min: 3, energy_max: 4 };

const numberKeys = [
  'numeroDeTorres',
  'pavimentosSemFundacao',
  'pavimentosTotalDaTorre',
  'pavimentosDoEmbasamento',
];
numberKeys.push('numeroDeSubsolos', 'pavimentosTipo', 'areaConstruidaTotal');
for (const strength of [20, 25, 30, 35, 40, 45]) numberKeys.push(`volumeDeConcretoFck${strength}`);
const estimate = {
  id: 's',
  nome: 'S',
  tipoDeEstrutura: 'beam_column',
  ...Object.fromEntries(numberKeys.map((key) => [key, 1])),
};

/** Schemas of replies with what a service sends for them. */
const examples: [string, z.ZodType, unknown][] = [
  ['projects', projectsReply, { projects: [firstOf('projects')], metadata: null }],
  ['project', projectReply, firstWith('project')],
  ['unit', unitReply, firstWith('unit')],
  ['options', optionsReply, { tower_options: [option] }],
  ['option', optionReply, { tower_option: { ...option, foundation: bundled.foundation } }],
  ['module', moduleReply, firstWith('module')],
  ['version', versionReply, { version: firstOf('versions') }],
  ['row of a module', moduleRowWire, { ...option.modules[0], materials: [material] }],
  ['foundation', foundationReply, { module: bundled.foundation, versions: [] }],
  [
    'row of a foundation',
    foundationRowWire,
    { ...bundled.foundation, elements: [{ element: 'raft', materials: [material] }] },
  ],
  ['structure', estimateWire, { ...estimate, ...bundled.stamps }],
  [
    'row that is renamed',
    rowWire({
      id: idWire,
      project_id: idWire,
      inviter_name: z.string().default(''),
      status: z.enum(['pending', 'accepted']),
      permissions: permissionsWire.optional(),
      housing_units_count: z.number().nullish(),
    }),
    { id: 1, project_id: 'p', status: 'pending', permissions: ['view'], housing_units_count: 3 },
  ],
];

type Place = { of: Record<string, unknown>; key: string };

/** Every place in a value, depth first. */
function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((key) => [{ of, key }, ...places(of[key])]);
}

const stranger = fc.oneof(
  fc.constantFrom(null, true, '', ' x ', 0, -1.5, 'beamColumn', 'base_floor', 'm3'),
  fc.constantFrom<unknown>([], {}, [null], [1], { id: 1 }, 'removed'),
);

test('off, zod itself reads: members a schema does not name fall away', () => {
  const schema = z.object({ a: z.string() });
  const reading = () => compiledReader(schema)({ a: 'x', b: 1 });
  expect(reading()).toEqual({ a: 'x', b: 1 });
  readers.areCompiled = false;
  try {
    expect(reading()).toEqual({ a: 'x' });
    expect(compiledReader(schema)({})).toBe(refused);
  } finally {
    readers.areCompiled = true;
  }
});

describe('a compiled reader takes, makes and refuses what its schema does', () => {
  test.each(examples)('%s, as sent and with anything in it replaced or gone', (_name, schema, value) => {
    expect(schema.safeParse(structuredClone(value)).error).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(), stranger, fc.boolean(), (at, other, isGone) => {
        const copy: unknown = structuredClone(value);
        const all = places(copy);
        const { of, key } = all[at % all.length]!;
        if (isGone && !Array.isArray(of)) delete of[key];
        else of[key] = other;
        const { zod, compiled } = readings(schema, copy);
        // Unknown members may stay in what was compiled.
        expect(compiled).toMatchObject(zod);
      }),
      { numRuns: 100 },
    );
  });

  const parts: [string, z.ZodType][] = [
    ['text', z.string()],
    ['trimmed text', z.string().trim().min(1)],
    ['number', z.number()],
    ['whole number', z.number().int()],
    ['choice', z.enum(['a', 'b'])],
    ['choice or another', z.enum(['a', 'b']).catch('a')],
    ['default', z.number().default(3).optional()],
    ['anything', z.unknown()],
    ['either', z.union([z.string(), z.number().transform(String)])],
    ['either object', z.union([z.object({ a: z.string() }), z.object({ b: z.number() })])],
    ['strict', z.strictObject({ a: z.string() })],
    ['refined', z.number().refine((value) => value > 0)],
    ['record', z.record(z.string(), z.string())],
    ['address', z.url()],
    ['pair', z.tuple([z.string(), z.number()])],
    ['own faults', z.string().transform((value, context) => (value === '' ? context.addIssue('no') : value))],
  ];
  const values = [
    undefined,
    null,
    '',
    ' ',
    'a',
    'http://x.y',
    0,
    1.5,
    true,
    [],
    ['a', 1],
    {},
    { a: 'x' },
    { b: 1 },
  ];

  test.each(parts)('%s, alone, as a member, nullish and in a list', (_name, part) => {
    const asMembers = values.flatMap((value): [z.ZodType, unknown][] => [
      [z.object({ part }), { part: value }],
      [z.object({ part: part.nullish() }), { part: value }],
      [z.object({ part: part.nullable().default(null) }), { part: value }],
      [z.array(part), [value ?? null]],
    ]);
    const alone = values.filter((value) => value !== undefined).map((value) => [part, value] as const);
    for (const [schema, value] of [...asMembers, ...alone]) {
      const { zod, compiled } = readings(schema, value);
      expect(compiled).toMatchObject(zod);
    }
  });
});

test('a refused reply says where the fault is, also behind members that were changed before it', () => {
  const schema = z.object({ id: z.number().transform(String), rows: z.array(z.object({ a: z.string() })) });
  const reply = { status: 200, contentType: 'application/json', text: '{"id":1,"rows":[{"a":"x"},{"a":2}]}' };
  expect(() => readReply(reply, 'GET /x', schema, false)).toThrow('unexpected at rows.1.a');
  const good = { ...reply, text: '{"id":1,"rows":[]}' };
  expect(readReply(good, 'GET /x', schema, false)).toEqual({ id: '1', rows: [] });
});
