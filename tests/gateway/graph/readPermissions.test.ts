import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { buildCallers, type Caller, type Needed, refusal } from '../../support/access/callers.ts';
import { inputOf, mutationsOnThings, mutationText, rawIds } from '../../support/access/everyMutation.ts';
import { nodesOfThings, ownLists, readsOfThings } from '../../support/access/everyRead.ts';
import { everything, type Rows } from '../../support/access/everything.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { mcpAddress } from '../../support/mcpClient.ts';
import { askedOfMutation } from '../../support/access/mutationAccess.ts';
import { unlikeCallers } from '../../support/access/unlikeCallers.ts';
import { buildOfficeCallers } from '../../support/access/officeCallers.ts';

type Cast = Pick<Awaited<ReturnType<typeof buildOfficeCallers>>, 'world' | 'callers' | 'secrets'>;

let api: TestApi;
let gateway: TestGateway;
const casts: Record<string, Cast> = {};
let before: Rows;
beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  // The first names everything there is, also what is an outsider's own.
  casts['of an office'] = await buildOfficeCallers(api);
  casts['of one’s own'] = await buildCallers(api);
  before = await everything(api);
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const codeOf = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

/** What an answer to somebody outside tells of a project. */
const leaked = ({ secrets }: Cast, { standing, office }: Caller, text: string) =>
  standing === undefined && office === undefined ? secrets.filter((secret) => text.includes(secret)) : [];

const readingOf = (needed: Needed, inProject: boolean) => ({ needed, changes: false, inProject });
const besideProject: Needed[] = ['own', 'colleague', 'office owner'];

/** One thing of every type, each by its own field. */
const everyNode = `query(${nodesOfThings.map((_, at) => `$id${at}: ID!`).join(' ')}) {
  ${nodesOfThings.map((_, at) => `n${at}: node(id: $id${at}) { id }`).join(' ')} }`;

/** What the graph says that the viewer may do with each of them. */
const everyRight = `query(${nodesOfThings.map((_, at) => `$id${at}: ID!`).join(' ')}) {
  ${nodesOfThings.map(({ type }, at) => `${type}: node(id: $id${at}) { ... on ${type} { ${rightsOf(type)} } }`).join(' ')} }`;

function rightsOf(type: string): string {
  const fields = (createSchema().getType(type) as GraphQLObjectType).getFields();
  return ['id', ...Object.keys(fields).filter((field) => field.startsWith('viewerCan'))].join(' ');
}

const insideProject = ['Unit', 'Option', 'Module', 'Version', 'Foundation', 'FoundationVersion'];

describe.each(['of one’s own', 'of an office'])('a project %s', (whose) => {
  test.each(Object.entries(readsOfThings))(
    '%s is read by whoever may, and by nobody else',
    async (query, read) => {
      const cast = casts[whose]!;
      const asked = readingOf(read.needed, !besideProject.includes(read.needed));
      for (const [name, caller, refused] of unlikeCallers(cast.callers, asked)) {
        const variables = read.variables(rawIds(cast.world));
        const { data, errors } = await gateway.ask(read.text, { variables, token: caller.token ?? null });
        const codes = [...new Set(errors.map(({ extensions }) => extensions.code))];
        // What is not for somebody is null to `node`, as Relay has it.
        const isNone = refused === undefined || (refused !== 401 && query.startsWith('node'));
        expect([name, codes]).toEqual([name, isNone ? [] : [codeOf[refused]]]);
        const [found] = Object.values(data as object);
        expect([name, Array.isArray(found) ? found.includes(null) : found === null]).toEqual([
          name,
          refused !== undefined,
        ]);
        expect([name, leaked(cast, caller, JSON.stringify([data, errors]))]).toEqual([name, []]);
      }
    },
  );

  test('node is there for whoever may read it, and for nobody else', async () => {
    const cast = casts[whose]!;
    const raw = rawIds(cast.world);
    const variables = Object.fromEntries(nodesOfThings.map(({ id }, at) => [`id${at}`, id(raw)]));
    for (const [name, caller] of unlikeCallers(cast.callers, readingOf('owner', true))) {
      const { data, errors } = await gateway.ask(everyNode, { variables, token: caller.token ?? null });
      const answers = nodesOfThings.map(({ type }, at) => {
        const error = errors.find(({ path }) => path?.[0] === `n${at}`);
        return [type, error?.extensions.code ?? (data[`n${at}`] === null ? 'none' : 'there')];
      });
      const expected = nodesOfThings.map(({ type, needed }) => {
        const refused = refusal(caller, readingOf(needed, !besideProject.includes(needed)));
        return [type, refused === undefined ? 'there' : refused === 401 ? 'UNAUTHENTICATED' : 'none'];
      });
      expect([name, answers]).toEqual([name, expected]);
    }
  });

  test('a reader of anything gets their rights on it', async () => {
    const cast = casts[whose]!;
    const raw = rawIds(cast.world);
    const variables = Object.fromEntries(nodesOfThings.map(({ id }, at) => [`id${at}`, id(raw)]));
    for (const [name, caller] of Object.entries(cast.callers)) {
      if (caller.standing === undefined || caller.reach !== undefined) continue;
      const { data } = await gateway.ask(everyRight, { variables, token: caller.token ?? null });
      const may = (needed: Needed) => refusal(caller, readingOf(needed, true)) === undefined;
      const edits = { viewerCanEdit: may('edit'), viewerCanDelete: may('edit') };
      const owns = may('owner');
      const isOwn = whose === 'of one’s own';
      expect([name, data]).toMatchObject([
        name,
        {
          Project: {
            viewerCanEdit: may('edit'),
            viewerCanDelete: owns,
            viewerCanInvite: owns,
            viewerCanTransfer: owns && isOwn,
            viewerCanMove: owns,
          },
          ...Object.fromEntries(insideProject.map((type) => [type, edits])),
          ...(isOwn && { Member: { viewerCanEdit: owns, viewerCanRemove: owns } }),
          ...(caller.office && {
            Organization: {
              viewerCanManage: may('office owner'),
              viewerCanAddProjects: caller.office !== 'viewer',
            },
            OrganizationMember: { viewerCanRemove: may('office owner') },
          }),
        },
      ]);
    }
  });

  test.each(ownLists)('viewer { %s } shows nobody outside it', async (list) => {
    const cast = casts[whose]!;
    for (const [name, caller] of unlikeCallers(cast.callers, readingOf('view', true))) {
      const { data, errors } = await gateway.ask(`{ viewer { ${list} } }`, { token: caller.token ?? null });
      const codes = new Set(errors.map(({ extensions }) => extensions.code));
      const dead = caller.token === undefined ? [] : ['UNAUTHENTICATED'];
      const expected = caller.isDead || caller.token === undefined ? dead : [];
      // A token for one project reaches no list of people and offices.
      const bound = caller.reach?.oneProject && /^(collaborators|organizations|decisionNotices)/.test(list);
      expect([name, [...codes]]).toEqual([name, bound ? ['FORBIDDEN'] : expected]);
      expect([name, leaked(cast, caller, JSON.stringify([data, errors]))]).toEqual([name, []]);
    }
  });

  test('/graphql/report.ndjson and /mcp answer as the graph does', async () => {
    const cast = casts[whose]!;
    const { projectId } = rawIds(cast.world);
    for (const [name, caller, refused] of unlikeCallers(cast.callers, readingOf('view', true))) {
      const headers: Record<string, string> =
        caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` };
      const report = await fetch(`${gateway.url}/report.ndjson?project=${projectId}`, { headers });
      const rows = await report.text();
      expect([name, report.status, rows]).toEqual([name, refused ?? 200, rows]);
      expect([name, rows.includes(cast.secrets[0]!)]).toEqual([name, refused === undefined]);

      const params = { name: 'read_project', arguments: { projectId } };
      const asked = await fetch(mcpAddress(gateway), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      });
      const text = await asked.text();
      const isIn = asked.status === 200 && !text.includes('"isError":true');
      expect([name, text, isIn]).toEqual([name, text, refused === undefined]);
      expect([name, text.includes(cast.secrets[0]!)]).toEqual([name, refused === undefined]);
    }
  });
});

test.each(Object.entries(mutationsOnThings))(
  '%s is refused to whoever may not, in an office',
  async (mutation, row) => {
    const cast = casts['of an office']!;
    const input = inputOf(row, rawIds(cast.world));
    for (const [name, caller, refused] of unlikeCallers(
      cast.callers,
      askedOfMutation(mutation, row.needed),
    )) {
      if (refused === undefined) continue;
      const { data, errors } = await gateway.ask(mutationText(mutation, input), {
        variables: { input },
        token: caller.token ?? null,
      });
      const refusals: { code: string }[] = [
        ...(data?.[mutation]?.errors ?? []),
        ...errors.map((each) => each.extensions),
      ];
      expect([name, refusals.map(({ code }) => code)]).toEqual([name, [codeOf[refused]]]);
      expect([name, leaked(cast, caller, JSON.stringify([data, errors]))]).toEqual([name, []]);
    }
  },
);

test('no reading and nothing refused changed anything', async () => {
  expect(await everything(api)).toEqual(before);
});
