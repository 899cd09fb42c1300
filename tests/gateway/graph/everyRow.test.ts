import { readFileSync } from 'node:fs';
import {
  assertObjectType,
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { expect, test } from 'vitest';
import { wireName } from '#domain/wireNames.ts';
import { type NodeType, toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';

/** Every field of a thing is what the service sends of it: also 0, false, an empty text, null and what it leaves out. */
const { upstream, gateway } = await serveStub();
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true });

type Row = Record<string, unknown>;
type Thing = {
  /** Raw ids along the path to it. */
  ids: string;
  /** What the service answers, by path. */
  answers: (row: Row) => Record<string, object>;
  /** Fields under another name on the wire: `number=version`. */
  named?: string;
  /** Fields that are worked out of others: asked for where that is tested. */
  workedOut?: string;
  /** What else the service sends of it. */
  beside?: Row;
};

const [p, u, o, m] = ['p1', 'u1', 'o1', 'm1'];
const [project, office] = [`/v1/projects/${p}`, '/v1/organizations/e1'];
const [tower, pending] = [`${project}/units/${u}`, '/v1/users/pending-invitations'];
const moduleAt = `${tower}/options/${o}/modules/${m}`;
const when = { created_at: '2026-01-01T00:00:00Z' };
const person = { name: 'Ana', email: 'ana@example.com', ...when };
const unit = { id: u, name: 'Torre A', tower: { floors: [] } };
const shape = { area: 90, height: 3, group_name: 'Tipo' };
const floors = ['basement', 'ground', 'standard'].map((kind, index) => ({
  id: `f${index}`,
  category: `${kind}_floor`,
  index,
  ...shape,
}));
const valid = { id: 'v9', version: 9, type: 'beam_column', is_valid: true, ...when };
const frame = { id: m, type: 'beam_column', floor_ids: ['f1'], outdated: false };
const decided = { unit_id: u, comparison: { items: [], differences: [] }, today_against: [] };
const oldNames =
  'nome tipoDeEstrutura numeroDeTorres pavimentosSemFundacao pavimentosTotalDaTorre pavimentosDoEmbasamento numeroDeSubsolos pavimentosTipo areaConstruidaTotal alturaPisoAPisoTipo maiorPisoAPisoExistente espessuraDeParedes espessuraDeLajes volumeDeConcretoFck20 volumeDeConcretoFck25 volumeDeConcretoFck30 volumeDeConcretoFck35 volumeDeConcretoFck40 volumeDeConcretoFck45'.split(
    ' ',
  );
const newNames =
  'name technology towers floorsWithoutFoundation towerFloors podiumFloors basements typicalFloors builtArea typicalFloorHeight greatestFloorHeight wallThickness slabThickness concreteVolumeFck20 concreteVolumeFck25 concreteVolumeFck30 concreteVolumeFck35 concreteVolumeFck40 concreteVolumeFck45'.split(
    ' ',
  );

const things: [NodeType, Thing][] = [
  ['User', { ids: '7', answers: (user) => ({ '/v1/users/me': { user } }) }],
  [
    'Organization',
    {
      ids: 'e1',
      answers: (organization) => ({ [office]: { organization } }),
      named: 'projectCount=projects memberCount=members',
      workedOut: 'export',
    },
  ],
  [
    'OrganizationMember',
    { ids: 'e1/8', answers: (row) => ({ [`${office}/members`]: { members: [row] } }), beside: person },
  ],
  ...[[true], []].map(([waits]): [NodeType, Thing] => [
    'OrganizationInvitation',
    {
      ids: 'e1/5',
      answers: (row) => ({
        [pending]: { invitations: [], organization_invitations: waits ? [row] : [] },
        [`${office}/invitations`]: { organization_invitations: waits ? [] : [row] },
      }),
      beside: { organization_id: 'e1' },
    },
  ]),
  [
    'Member',
    { ids: `${p}/8`, answers: (row) => ({ [`${project}/members`]: { members: [row] } }), beside: person },
  ],
  ...['-', p].map((place): [NodeType, Thing] => [
    'Invitation',
    {
      ids: `${place}/6`,
      answers: (row) => ({
        [pending]: { invitations: place === '-' ? [row] : [] },
        [`${project}/invitations`]: { invitations: place === '-' ? [] : [row] },
      }),
      named: 'projectDatabaseId=project_id',
    },
  ]),
  [
    'Activity',
    {
      ids: `${p}/3`,
      answers: (row) => ({
        [`${project}/activity?page_size=50`]: { activity: [row], metadata: { total_records: 1 } },
      }),
      named: 'subjectName=entity_name actorName=user_name',
      workedOut: 'eventType subjectType action subject detail projectDatabaseId',
      beside: { action: 'unit.created', entity_type: 'unit' },
    },
  ],
  [
    'ApiToken',
    {
      ids: '9',
      answers: (row) => ({ '/v1/tokens/api': { api_tokens: [row] } }),
      named: 'projectDatabaseId=project_id',
    },
  ],
  ['Session', { ids: 's1', answers: (row) => ({ '/v1/tokens/sessions': { sessions: [row] } }) }],
  [
    'SecondFactor',
    {
      ids: 'x1',
      answers: (row) => ({
        '/v1/users/me/second-factors': { second_factors: [row], recovery_codes_left: 3 },
      }),
    },
  ],
  [
    'Webhook',
    {
      ids: 'w1',
      answers: (webhook) => ({ '/v1/webhooks/w1': { webhook } }),
      named: 'projectDatabaseId=project_id',
    },
  ],
  [
    'WebhookDelivery',
    { ids: 'w1/d1', answers: (row) => ({ '/v1/webhooks/w1/deliveries': { deliveries: [row] } }) },
  ],
  [
    'Declaration',
    {
      ids: `${p}/d2`,
      answers: (row) => ({ [`${project}/declarations`]: { declarations: [row] } }),
      named: 'isExpired=expired declaredBy=user_name',
      beside: { co2: { min: 1, max: 2 } },
    },
  ],
  [
    'Decision',
    {
      ids: `${p}/d3`,
      answers: (decision) => ({ [`${project}/decisions/d3`]: { decision } }),
      named: 'projectDatabaseId=project_id',
      workedOut: 'supersededByNumber',
      beside: decided,
    },
  ],
  [
    'Structure',
    {
      ids: 't1',
      answers: (structure) => ({ '/v1/structures/t1': { structure } }),
      named: oldNames.map((name, at) => `${name}=${name} ${newNames[at]}=${name}`).join(' '),
    },
  ],
  [
    'Project',
    {
      ids: p,
      answers: (row) => ({ [project]: { project: row } }),
      workedOut: 'coveredArea dwellings uncoveredFloors totalFloors viewerPermissions organizationId',
      beside: { units: null, permissions: ['project:owner'] },
    },
  ],
  [
    'Unit',
    {
      ids: `${p}/${u}`,
      answers: (row) => ({ [tower]: { unit: row } }),
      workedOut: 'quantitiesSource slabSystems uncoveredFloors',
      // What it says of their number counts, and not what is counted here.
      beside: { ...unit, tower: { floors } },
    },
  ],
  [
    'Floor',
    { ids: `${p}/${u}/f1`, answers: (row) => ({ [tower]: { unit: { ...unit, tower: { floors: [row] } } } }) },
  ],
  [
    'FloorGroup',
    { ids: `${p}/${u}/g1`, answers: (row) => ({ [tower]: { unit: { ...unit, floor_groups: [row] } } }) },
  ],
  [
    'Option',
    {
      ids: `${p}/${u}/${o}`,
      answers: (row) => ({ [`${tower}/options/${o}`]: { tower_option: row } }),
      workedOut: 'technology slabSystems',
      beside: { modules: [] },
    },
  ],
  [
    'Module',
    {
      ids: `${p}/${u}/${o}/${m}`,
      answers: (module) => ({ [moduleAt]: { module, versions: [valid] } }),
      named: 'technology=type isOutdated=outdated',
      beside: frame,
    },
  ],
  [
    'Version',
    {
      ids: `${p}/${u}/${o}/${m}/v1`,
      answers: (row) => ({ [moduleAt]: { module: frame, versions: [row, valid] } }),
      named: 'number=version technology=type',
      workedOut: 'slabSystem',
    },
  ],
  [
    'Foundation',
    { ids: `${p}/${u}/${o}/${m}`, answers: (module) => ({ [moduleAt]: { module, versions: [] } }) },
  ],
  [
    'FoundationVersion',
    {
      ids: `${p}/${u}/${o}/${m}/v1`,
      answers: (row) => ({ [moduleAt]: { module: { id: m, type: 'raft_foundation' }, versions: [row] } }),
      named: 'number=version',
    },
  ],
];

/** Words that the service spells neither as the graph does nor in lower case alone. */
const spelled: Record<string, (word: string) => string> = {
  ProjectPermission: (word) => `project:${word.toLowerCase()}`,
  DecisionStanding: (word) => word,
};

let figure = 10;
/** A value no other field has, and how the service spells it. */
function drawn(
  { name, type }: Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>,
  isNothing: boolean,
): [unknown, unknown] {
  const nullable = getNullableType(type);
  figure += 1;
  if (isListType(nullable)) {
    const rows = [0, 1].map(() => drawn({ name, type: nullable.ofType }, false));
    return isNothing ? [[], []] : [rows.map(([shown]) => shown), rows.map(([, sent]) => sent)];
  }
  if (isEnumType(nullable)) {
    const words = nullable.getValues().map((value) => value.name);
    const word = words.at(figure % words.length)!;
    return [word, spelled[nullable.name]?.(word) ?? word.toLowerCase()];
  }
  const day = `2026-${String((figure % 12) + 1).padStart(2, '0')}-${String((figure % 28) + 1).padStart(2, '0')}`;
  const made =
    {
      Boolean: !isNothing,
      Int: isNothing ? 0 : figure,
      Float: isNothing ? 0 : figure + 0.5,
      Date: day,
      DateTime: `${day}T10:00:${String(figure % 60).padStart(2, '0')}Z`,
      ID: String(figure),
      String: isNothing ? '' : `${name} ${figure}`,
    }[(nullable as { name: string }).name] ?? `${name} ${figure}`;
  return [made, made];
}

/** Texts that nobody has are told as none, and a place has a name. */
const shownOfNothing: Record<string, unknown> = { 'Activity.actorName': null };
const neverEmpty = ['Project.city', 'Project.state'];

/** A row of a thing as the service sends it, and what is to be read of it. */
function rowOf(type: NodeType, { named: names = '', workedOut = '' }: Thing, sent: (typeof ways)[number]) {
  const named = Object.fromEntries(names.split(' ').map((each) => each.split('=') as [string, string]));
  const fields = Object.values(assertObjectType(schema.getType(type)).getFields()).filter(
    (field) =>
      isLeafType(getNamedType(field.type)) &&
      !/^(id|databaseId|isViewer|viewerCan.*)$/.test(field.name) &&
      !workedOut.split(' ').includes(field.name),
  );
  const [row, shown]: [Row, Row] = [{}, {}];
  for (const field of fields) {
    const [name, key] = [`${type}.${field.name}`, named[field.name] ?? wireName(field.name)];
    if (key in row) {
      shown[field.name] = shown[Object.keys(shown).find((other) => named[other] === key)!];
      continue;
    }
    const [value, onWire] = drawn(field, sent === 'nothing' && !neverEmpty.includes(name));
    const isGone = (sent === 'null' || sent === 'left out') && !isNonNullType(field.type);
    row[key] = isGone ? null : onWire;
    shown[field.name] = isGone
      ? null
      : sent === 'nothing' && name in shownOfNothing
        ? shownOfNothing[name]
        : value;
    if (isGone && sent === 'left out') delete row[key];
  }
  return { row, shown };
}

const ways = ['something', 'nothing', 'null', 'left out'] as const;

/** Fields that only the bundled service has: left out, they are not null but lacking. */
const lacking: Record<string, string[]> = { Project: ['building_type'] };

test.each(things.flatMap(([type, thing]) => ways.map((way) => [type, way, thing] as const)))(
  '%s, of which the service sends %s',
  async (type, way, thing) => {
    const { row, shown } = rowOf(type, thing, way);
    for (const key of lacking[type] ?? []) row[key] ??= null;
    const sent = { id: thing.ids.split('/').at(-1), ...thing.beside, ...row };
    upstream.on(
      Object.fromEntries(
        Object.entries(thing.answers(sent)).map(([path, body]) => [`GET ${path}`, { body }]),
      ),
    );
    const fields = Object.keys(shown).join(' ');
    const query = `query ($id: ID!) { node(id: $id) { id ... on ${type} { ${fields} } } }`;
    const id = toGlobalId(type, ...thing.ids.split('/'));
    const { data, errors } = await gateway.ask(query, { variables: { id } });
    expect(errors).toEqual([]);
    // A decision says itself which project it is of.
    const own = type === 'Decision' ? toGlobalId(type, String(row['project_id']), sent.id!) : id;
    expect(data.node).toEqual({ ...shown, id: own });
  },
);

test('every thing with an id of its own is here', () => {
  const all = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getInterfaces' in type && type.getInterfaces().some(({ name }) => name === 'Node') ? [type.name] : [],
  );
  expect([...new Set(things.map(([type]) => type))].toSorted()).toEqual(all.toSorted());
});
