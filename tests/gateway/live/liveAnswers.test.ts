import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveWorld, GraphWorld } from '../../support/liveWorld.ts';
import { serveGateway } from '../../support/served.ts';
import { type Field, fieldsOf, isAskedOrTime, selected } from '../../support/wholeAnswers.ts';
import { linesOf } from '../../support/writtenLines.ts';

/**
 * What the graph says over a live service otherwise than over the bundled one, of one project made by way of the graph:
 * line by line, with what it refuses. Read what changed before `-u` writes it anew.
 */
const { gateway, user } = await serveGateway();
const answered = new Map<string, string[]>();

/** All but the file of an account, with its times. */
const isTold = (field: Field) => isAskedOrTime(field) && field.name !== 'accountExport';

/** A tower with two options, one of them with two versions, and a second tower without a structure. */
async function buildProject(world: GraphWorld, token: string): Promise<Record<string, string>> {
  const project = await world.project(token);
  const tower = await world.tower(token, project.id);
  const floors = await world.floorIds(token, project.databaseId, tower.databaseId);
  await world.option(token, tower.id, floors.slice(1), 'Opção 2');
  const { optionId, moduleId } = await world.option(token, tower.id, floors);
  const emptyTower = await world.tower(token, project.id);
  const query = 'query ($id: ID!) { node(id: $id) { ... on Module { currentVersion { id } } } }';
  const { data } = await world.ask(token, query, { id: moduleId });
  const version: string = data.node.currentVersion.id;
  return {
    Project: project.id,
    Unit: tower.id,
    'Unit without a structure': emptyTower.id,
    Option: optionId,
    Module: moduleId,
    Version: version,
  };
}

/** The answer to some fields, and what is refused; they share what is read of a service that is far away. */
async function answerTo(world: GraphWorld, token: string, type: string, id: string, fields: Field[]) {
  const isViewer = type === 'Viewer';
  const selections = fields.map((field) => selected(field, '', [type], new Set(), isAskedOrTime)).join(' ');
  const text = isViewer
    ? `{ viewer { ${selections} } }`
    : `query ($id: ID!) { node(id: $id) { ... on ${type} { ${selections} } } }`;
  const { data, errors } = await world.ask(token, text, isViewer ? {} : { id });
  const refused = errors.map(({ path, extensions }) => `! ${path?.slice(1).join('.')} ${extensions.code}`);
  const answer = isViewer ? data?.viewer : data?.node;
  return [...new Set(refused.toSorted()), ...(answer == null ? [] : linesOf(answer))];
}

async function answersOf(world: GraphWorld, token: string): Promise<Map<string, string[]>> {
  const ids = { ...(await buildProject(world, token)), Viewer: '' };
  const answers = new Map<string, string[]>();
  for (const [name, id] of Object.entries(ids)) {
    const type = name.split(' ')[0]!;
    const fields = fieldsOf(type).filter(isTold);
    for (let at = 0; at < fields.length; at += 8)
      answers.set(`${name}, ${at / 8 + 1}`, await answerTo(world, token, type, id, fields.slice(at, at + 8)));
  }
  return answers;
}

beforeAll(async () => {
  for (const [heading, lines] of await answersOf(new GraphWorld(gateway), user.token))
    answered.set(heading, lines);
});

let world: LiveWorld | undefined;
afterAll(() => world?.close());

test.each([
  ['September 2025', () => LiveWorld.start()],
  ['April 2026', () => LiveWorld.startG3()],
])('the live service of %s is told as written', { timeout: 120_000 }, async (generation, start) => {
  world = await start();
  const token = await world.user(user.email, user.name);
  const written: string[] = [];
  for (const [heading, lines] of await answersOf(world, token)) {
    const bundled = answered.get(heading) ?? [];
    const gone = bundled.filter((line) => !lines.includes(line));
    const come = lines.filter((line) => !bundled.includes(line));
    if (gone.length + come.length === 0) continue;
    written.push(`=== ${heading}`, ...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`));
  }
  await world.close();
  world = undefined;
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(`written/${generation}.txt`);
});
