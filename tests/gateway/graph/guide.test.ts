import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { columns } from '../../../gateway/reportCommand/reportQueries.ts';
import { schemaText } from '../../../gateway/schema.ts';
import { GuideSamples, has } from '../../support/guideSamples.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser, password, sampleFrame, type TestUser } from '../../support/world.ts';

const guide = new GuideSamples('graphql.md');
const sample = (language: string, named: string) => guide.of(language, named);
const inLanguage = (wanted: string) => guide.all.filter(({ language }) => language === wanted);
type Check = { passed: boolean; blocking: boolean };

const { api, gateway, user } = await serveGateway();
beforeAll(async () => {
  await (await (await (await user.project({ name: 'Ipê' })).unit()).option()).module();
});

const run = async (
  command: string,
  args: string[],
  { as = user, cwd, ...more }: { as?: TestUser; cwd?: string; RUN?: string } = {},
): Promise<string> => {
  const env = {
    ...process.env,
    TORRE_URL: gateway.url.replace(/\/graphql$/, ''),
    TORRE_EMAIL: as.email,
    TORRE_PASSWORD: password,
    TORRE_TOKEN: as.token,
    ...more,
  };
  return (await promisify(execFile)(command, args, { env, cwd })).stdout;
};

const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the guide', () => {
  test.skipIf(!has('curl'))('shows curl calls that work', async () => {
    const made = JSON.parse(await run('sh', ['-c', sample('sh', 'personal-token')]));
    expect(made.errors).toBeUndefined();
    expect(made.data.createApiToken).toMatchObject({
      token: expect.stringMatching(/^[A-Z2-7]{26}$/),
      errors: [],
    });
    const listed = JSON.parse(await run('sh', ['-c', sample('sh', 'projects')]));
    expect(listed.errors).toBeUndefined();
    expect(listed.data.viewer.projects).toMatchObject({ totalCount: 1, edges: [{ node: { name: 'Ipê' } }] });
    const lines = (await run('sh', ['-c', sample('sh', 'report-lines')])).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).project)).toEqual(['Ipê', 'Ipê', 'Ipê', 'Ipê']);
    for (const line of lines) expect(Object.keys(JSON.parse(line))).toEqual(columns);
    expect(await run('sh', ['-c', sample('sh', 'events')])).toContain(
      '"pendingInvitations":{"totalCount":0}',
    );
  });

  test.skipIf(!has('python3'))('shows a Python script that works', async () => {
    expect((await run('python3', ['-c', sample('python', 'rows')])).trim()).toBe(
      '4 rows; 31200 to 49203 kgCO2e in the reference options',
    );
  });

  const writers: { command: string; needs: string[]; args: () => Promise<string[]> | string[] }[] = [
    { command: 'sh', needs: ['curl', 'jq'], args: () => ['-c', sample('sh', 'write-tower')] },
    { command: 'python3', needs: ['python3'], args: () => ['-c', sample('python', 'write-tower')] },
    { command: 'node', needs: ['node'], args: async () => [await guide.translated('write-tower', folder)] },
  ];
  for (const { command, needs, args } of writers)
    test.skipIf(!needs.every(has))(
      `writes a tower with ${command}, once however often it runs`,
      async () => {
        writeFileSync(join(folder, 'tower.json'), sample('json', 'tower'));
        const as = await newUser(api.url);
        const given = { as, cwd: folder, RUN: `a-${command}` };
        const written = await args();
        const first = await run(command, written, given);
        const [sentence, decision] = first.trim().split('\n');
        expect(sentence).toContain('Alvenaria estrutural');
        expect(decision).toBe('Decision 1: Alvenaria estrutural');
        expect(await run(command, written, given)).toBe(first);
        const { data } = await gateway.ask(
          `{ viewer { projects { nodes { name units { nodes { name
          options { nodes { name isReference modules { nodes { technology floorRepetition } } } }
          decisions { totalCount } } } } } } }`,
          { token: as.token },
        );
        const modules = (technology: string) => ({ nodes: [{ technology, floorRepetition: 9 }] });
        expect(data.viewer.projects.nodes).toMatchObject([
          {
            name: 'Residencial Jatobá',
            units: {
              nodes: [
                {
                  name: 'Torre 1',
                  decisions: { totalCount: 1 },
                  options: {
                    nodes: [
                      { name: 'Viga-pilar', isReference: true, modules: modules('BEAM_COLUMN') },
                      { name: 'Parede de concreto', isReference: false, modules: modules('CONCRETE_WALL') },
                      {
                        name: 'Alvenaria estrutural',
                        isReference: false,
                        modules: modules('STRUCTURAL_MASONRY'),
                      },
                    ],
                  },
                },
              ],
            },
          },
        ]);
      },
      60_000,
    );

  test('shows queries of this schema, Power Query included', () => {
    const schema = buildSchema(schemaText);
    const inPowerQuery = /Query = "([^"]*)"/.exec(sample('powerquery', 'rows'))?.[1] ?? '';
    for (const query of [...inLanguage('graphql').map(({ code }) => code), inPowerQuery]) {
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    }
  });

  test('lists the columns of reports as they come', () => {
    expect(sample('text', 'report-columns').trim().split(/\s+/)).toEqual(columns);
  });

  test('shows the choices, and the categories of floors', async () => {
    const { data, errors } = await gateway.ask(sample('graphql', 'choices'), { token: null });
    expect(errors).toEqual([]);
    const text = readFileSync(join(import.meta.dirname, '../../../docs/graphql.md'), 'utf8');
    for (const category of data.choices.floorCategories) expect(text).toContain(`\`${category}\``);
  });

  test('shows the statuses of HTTP as they come', async () => {
    const query = encodeURIComponent('mutation { logOut(input: {}) { errors { code } } }');
    const statusOf = async (method: string, accept: string, search = '', headers = {}) =>
      (await fetch(`${gateway.url}${search}`, { method, headers: { accept, ...headers } })).status;
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
      expect(await statusOf('GET', accept, `?query=${query}`)).toBe(405);
      expect(await statusOf('GET', accept)).toBe(400);
      expect(await statusOf('PUT', accept)).toBe(401);
      expect(await statusOf('PATCH', accept)).toBe(405);
    }
    const authorization = `Bearer ${user.token}`;
    expect(await statusOf('PUT', '*/*', '', { authorization })).toBe(201);
  });

  test('names every sample, each once, and sends none to a host outside', () => {
    const names = guide.all.map(({ language, name }) => `${language} ${name}`);
    expect(names.filter((name) => name.endsWith('undefined'))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
    const carriedOut = guide.all.filter(({ language }) => language !== 'powerquery');
    for (const { code } of carriedOut) expect(code).not.toMatch(/https?:/);
  });

  test('shows a winner although notes fail, and none while a blocking check does', async () => {
    const tower = await (await (await newUser(api.url)).project()).unit();
    const everyFloor = (await tower.floors()).map(({ id }) => id);
    const lighter = { ...sampleFrame, concrete_slabs: sampleFrame.concrete_beams };
    const given = [
      { name: 'Laje maciça', data: sampleFrame, floorIds: everyFloor },
      { name: 'Laje nervurada', data: lighter, floorIds: everyFloor },
      { name: 'Com lacunas', data: lighter, floorIds: everyFloor.slice(1) },
    ];
    const ids: string[] = [];
    for (const { name, ...module } of given) {
      const option = await tower.option({ name });
      await option.module(module);
      ids.push(toGlobalId('Option', tower.project.id, tower.id, option.id));
    }
    const compare = async (optionIds: (string | undefined)[]) => {
      const asked = { variables: { optionIds }, token: tower.owner.token };
      const { data, errors } = await gateway.ask(sample('graphql', 'compare'), asked);
      expect(errors).toEqual([]);
      const failed = data.comparison.likeForLike.filter(({ passed }: { passed: boolean }) => !passed);
      return { answer: data.comparison.answer, blocks: failed.map((check: Check) => check.blocking) };
    };
    const whole = await compare([ids[0], ids[1]]);
    expect(whole.answer).toMatchObject({
      isSuspended: false,
      isSettled: true,
      best: [{ name: 'Laje nervurada' }],
      sentence: expect.stringContaining('Laje nervurada'),
    });
    expect(whole.blocks).toContain(false);
    expect(whole.blocks).not.toContain(true);
    const withGaps = await compare([ids[0], ids[2]]);
    expect(withGaps.answer).toMatchObject({ isSuspended: true });
    expect(withGaps.blocks).toContain(true);
  });
});
