import { getNamedType, type GraphQLNamedType, isLeafType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../gateway/relay/globalId.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { buildAccessWorld } from '../../support/access/accessWorld.ts';
import { inputOf, mutationsOnThings, type RawIds, rawIds } from '../../support/access/everyMutation.ts';
import { everything, restore, type Rows } from '../../support/access/everything.ts';
import { nodePaths } from '../../support/nodePaths.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

/** What a change answers is about what was changed: the thing, its edge, and what it belongs to. */
const { api, gateway, user: owner } = await serveGateway();
let raw: RawIds;
let before: Rows;
beforeAll(async () => {
  const [viewer, editor, other] = await Promise.all([1, 2, 3].map(() => newUser(api.url)));
  raw = rawIds(await buildAccessWorld({ owner, viewer: viewer!, editor: editor!, other: other! }));
  before = await everything(api);
});

const changes = createSchema().getMutationType()!.getFields();
/** Of what they are given here nothing is right: a code, a provider, the records of DNS, what an office shares. */
const refused = new Set(
  'confirmSecondFactor setSingleSignOn proveEmailDomain adoptPrices adoptDeclarations'.split(' '),
);

type Payload = Record<string, unknown>;
type Input = Record<string, unknown>;

function selection(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '';
  const fields = type.getFields();
  if (type.name.endsWith('Edge')) return '{ cursor node { id } }';
  return fields['id'] === undefined ? '{ __typename }' : '{ id }';
}

/** What is told in a field of a payload, and what it has to be: ids, without those that are new. */
function read(
  name: string,
  value: unknown,
  type: GraphQLNamedType,
  input: Input,
  payload: Payload,
): [unknown, unknown] {
  const given = input[mutationsOnThings[name]!.field] as string;
  const of = mutationsOnThings[name]!.of;
  if (isLeafType(type) && type.name === 'ID') return [value, given];
  if (type.name.endsWith('Edge')) {
    const { cursor, node } = value as { cursor: string; node: { id: string } };
    const thing = Object.values(payload).find((each) => isNamed(each) && each.id === node.id);
    // The list goes on behind the new row.
    const [, place] = /^\d+\.(.*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
    return [
      [node, place],
      [thing, fromGlobalId(node.id)?.ids.at(-1)],
    ];
  }
  const nodeIds = isNamed(value) ? fromGlobalId(value.id) : undefined;
  const parts = nodeIds && nodePaths[nodeIds.type];
  if (!isNamed(value) || nodeIds === undefined || parts === undefined) return [value === null, false];
  const isCopy = /^(duplicate|copy)/.test(name) && nodeIds.type === of;
  // A copy goes where it is told.
  const target = name === 'copyModule' ? (input['optionId'] as string) : given;
  const wanted = fromGlobalId(target)!.ids;
  const shared = parts.filter(
    (part, at) => nodePaths[of]![at] === part && at < wanted.length && !(isCopy && at === parts.length - 1),
  );
  const isItself = isCopy && value.id === given;
  return [
    [isItself, ...nodeIds.ids.slice(0, shared.length)],
    [false, ...wanted.slice(0, shared.length)],
  ];
}

const isNamed = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value;

test.each(Object.entries(mutationsOnThings).filter(([name]) => !refused.has(name)))(
  '%s',
  async (name, row) => {
    const input = inputOf(row, raw) as Input;
    const { projectId = '', unitId = '', otherOptionId = '' } = raw;
    if (name === 'copyModule') input['optionId'] = toGlobalId('Option', projectId, unitId, otherOptionId);
    const type = getNamedType(changes[name]!.type);
    const fields = isObjectType(type)
      ? Object.values(type.getFields()).filter((field) => field.name !== 'errors')
      : [];
    const asked = fields.map((field) => `${field.name} ${selection(getNamedType(field.type))}`);
    const query = `mutation ($input: ${String(changes[name]!.args[0]!.type)}) { ${name}(input: $input) { ${asked.join(' ')} errors { code key } } }`;
    const { data, errors } = await gateway.ask(query, { variables: { input }, token: owner.token });
    expect([errors, data[name].errors]).toEqual([[], []]);
    const payload = data[name] as Payload;
    const all = fields.map((field) => ({
      name: field.name,
      ids: read(name, payload[field.name], getNamedType(field.type), input, payload),
    }));
    expect(all.map(({ name: field, ids: [found] }) => [field, found])).toEqual(
      all.map(({ name: field, ids: [, wanted] }) => [field, wanted]),
    );
    await restore(api, before, await everything(api));
  },
);
