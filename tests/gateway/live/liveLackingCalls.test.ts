import {
  assertObjectType,
  getNamedType,
  type GraphQLNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId, type NodeType, toGlobalId } from '../../../gateway/relay/globalId.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { inputOf, mutationsOnThings, mutationText, type RawIds } from '../../support/access/everyMutation.ts';
import { nodesOfThings, readsOfThings } from '../../support/access/everyRead.ts';
import { distinctInputs } from '../../support/distinctInput.ts';
import { startLiveG3 } from '../../support/liveG3Service.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { nodePaths } from '../../support/nodePaths.ts';

const schema = createSchema();

/** Inputs of what is changed of no thing: each is one that the schema takes. */
const input = distinctInputs({
  email: 'bia@example.com',
  birthDate: '1990-05-17',
  // Of nobody who is here: whoever is asks again.
  password: 'pa55word!!',
  currentPassword: 'another!!!',
});
const inputOfNothing = (mutation: string) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  return schema.getType(type) === undefined ? undefined : input(type);
};

/** What takes others along comes after them. */
const endings = ['Version', 'Module', 'Option', 'Unit', 'Project', 'logOut', 'deleteAccount'];
const endingOf = (mutation: string) =>
  /^(delete|logOut)/.test(mutation) ? endings.findIndex((each) => mutation.endsWith(each)) : -1;
const mutations = Object.keys(schema.getMutationType()!.getFields()).toSorted(
  (a, b) => endingOf(a) - endingOf(b),
);

const oneLevel = (type: GraphQLNamedType): string => {
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const leaves = Object.values(type.getFields()).filter(
    ({ args, type: of }) => !args.some(isRequiredArgument) && !isCompositeType(getNamedType(of)),
  );
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} }`;
};
const fieldsOf = (type: string) =>
  Object.values(assertObjectType(schema.getType(type)).getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map(({ name, type: of }) => [name, `${name} ${oneLevel(getNamedType(of))}`] as const);

const idsOf = (raw: RawIds, names: string[]) => names.map((name) => raw[name]!);
const nodeQuery = (type: NodeType, path: string[]) => (field: string, raw: RawIds) =>
  `{ node(id: "${toGlobalId(type, ...idsOf(raw, path))}") { ... on ${type} { ${field} } } }`;

/** What leads to all other things. */
const roots: Record<string, (field: string, raw: RawIds) => string> = {
  Query: (field) => `{ ${field} }`,
  Viewer: (field) => `{ viewer { ${field} } }`,
  Project: (field, { projectId }) => `{ project(projectId: "${projectId}") { ${field} } }`,
  ...Object.fromEntries(
    (['Unit', 'Option', 'Module'] as const).map((type) => [type, nodeQuery(type, nodePaths[type]!)]),
  ),
};
/** Each of their fields, asked for by itself. */
const everyField = Object.entries(roots).flatMap(([type, query]) =>
  fieldsOf(type).map(([name, text]) => [`${type}.${name}`, (raw: RawIds) => query(text, raw)] as const),
);

/**
 * A call of ours that a live service does not have is answered with its web page, with 404 or 405. Whoever asked is told
 * that the service lacks it, in `NOT_SUPPORTED_BY_UPSTREAM`, and not that something is missing or cannot be read.
 */
describe.each([
  ['of September 2025', startLiveService],
  ['of April 2026', startLiveG3],
] as const)('what the live service %s has no call for is told as lacking', (_, start) => {
  let world: LiveWorld;
  let token: string;
  let raw: RawIds;
  beforeAll(async () => {
    world = await LiveWorld.over(await start());
    token = await world.user('ana@example.com');
    const { id: project, databaseId: projectId } = await world.project(token);
    const tower = await world.tower(token, project);
    const floors = await world.floorIds(token, projectId, tower.databaseId);
    const made = await world.option(token, tower.id, floors);
    const other = await world.option(token, tower.id, floors, 'Opção 2');
    const last = (id: string) => fromGlobalId(id)!.ids.at(-1)!;
    const known: RawIds = {
      projectId,
      unitId: tower.databaseId,
      optionId: last(made.optionId),
      otherOptionId: last(other.optionId),
      moduleId: last(made.moduleId),
      floorId: last(floors[0]!),
    };
    // What only the bundled service has no live one gives an id.
    raw = new Proxy(known, { get: (_known, name: string) => known[name] ?? '7' });
  });
  afterAll(() => world.close());

  /** What somebody is told whose operation needed a call that the service does not have. */
  const toldOfUnknown = async (query: string, variables: object = {}) => {
    world.live.requests.splice(0);
    const { data, errors } = await world.ask(token, query, variables);
    // What the gateway does not take is asked of nobody.
    expect(errors.filter(({ message }) => /^(Variable|Cannot query|Unknown)/.test(message))).toEqual([]);
    if (!world.live.requests.some(({ isUnknown }) => isUnknown === true)) return undefined;
    const payloads = Object.values(data ?? {}) as ({ errors?: { code: string }[] } | null)[];
    const codes = [
      ...errors.map(({ extensions }) => extensions.code),
      ...payloads.flatMap((payload) => payload?.errors?.map((error) => error.code) ?? []),
    ];
    return [...new Set(codes)].join(' ');
  };
  const lacking = 'NOT_SUPPORTED_BY_UPSTREAM';
  // What the service cannot have any of is told as nothing, as the notices of decisions are.
  const ofReads = [undefined, '', lacking];

  test.each(everyField)('%s', async (_name, query) => {
    expect(ofReads).toContain(await toldOfUnknown(query(raw)));
  });
  test.each(nodesOfThings.map((each) => [each.type, each] as const))('node of %s', async (_type, { id }) => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(ofReads).toContain(await toldOfUnknown(query, { id: id(raw) }));
  });
  test.each(Object.entries(readsOfThings))('%s', async (_name, { text, variables }) => {
    expect(ofReads).toContain(await toldOfUnknown(text, variables(raw)));
  });
  test.each(mutations)('%s', async (name) => {
    const row = mutationsOnThings[name];
    const given = row === undefined ? inputOfNothing(name) : inputOf(row, raw);
    expect([undefined, lacking]).toContain(await toldOfUnknown(mutationText(name, given), { input: given }));
  });
});
