import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/globalId.ts';
import { schemaText } from '../../gateway/schema.ts';
import { serveGateway } from '../support/served.ts';
import { newUser, password, sampleFrame } from '../support/world.ts';

const guide = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8');
const samples = [...guide.matchAll(/^```(\w+)(?: ([\w-]+))?\n([\s\S]*?)^```/gm)].map(
  ([, language = '', name, code = '']) => ({ language, name, code }),
);
const inLanguage = (wanted: string) => samples.filter(({ language }) => language === wanted);
function sample(wanted: string, named: string): string {
  const found = inLanguage(wanted).find(({ name }) => name === named);
  if (found === undefined) throw new Error(`The guide has no sample ${wanted} ${named}`);
  return found.code;
}
type Check = { passed: boolean; blocking: boolean };
const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

const { api, gateway, user } = await serveGateway();
beforeAll(async () => {
  await (await (await (await user.project({ name: 'Ipê' })).unit()).option()).module();
});

const run = async (command: string, code: string): Promise<string> => {
  const env = {
    ...process.env,
    TORRE_URL: gateway.url.replace(/\/graphql$/, ''),
    TORRE_EMAIL: user.email,
    TORRE_PASSWORD: password,
    TORRE_TOKEN: user.token,
  };
  return (await promisify(execFile)(command, ['-c', code], { env })).stdout;
};

describe('the guide', () => {
  test.skipIf(!has('curl'))('shows curl calls that work', async () => {
    const made = JSON.parse(await run('sh', sample('sh', 'personal-token')));
    expect(made.errors).toBeUndefined();
    expect(made.data.createApiToken).toMatchObject({
      token: expect.stringMatching(/^[A-Z2-7]{26}$/),
      errors: [],
    });
    const listed = JSON.parse(await run('sh', sample('sh', 'projects')));
    expect(listed.errors).toBeUndefined();
    expect(listed.data.viewer.projects).toMatchObject({ totalCount: 1, edges: [{ node: { name: 'Ipê' } }] });
    const lines = (await run('sh', sample('sh', 'report-lines'))).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).project)).toEqual(['Ipê', 'Ipê', 'Ipê', 'Ipê']);
    expect(await run('sh', sample('sh', 'events'))).toContain('"pendingInvitations":{"totalCount":0}');
  });

  test.skipIf(!has('python3'))('shows a Python script that works', async () => {
    expect((await run('python3', sample('python', 'rows'))).trim()).toBe(
      '4 rows; 31200 to 49203 kgCO2e in the reference options',
    );
  });

  test('shows queries of this schema, Power Query included', () => {
    const schema = buildSchema(schemaText);
    const inPowerQuery = /Query = "([^"]*)"/.exec(sample('powerquery', 'rows'))?.[1] ?? '';
    for (const query of [...inLanguage('graphql').map(({ code }) => code), inPowerQuery]) {
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    }
  });

  test('names every sample, each once, and sends none to a host outside', () => {
    const names = samples.map(({ language, name }) => `${language} ${name}`);
    expect(names.filter((name) => name.endsWith('undefined'))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
    const carriedOut = samples.filter(({ language }) => language !== 'powerquery');
    for (const { code } of carriedOut) expect(code).not.toMatch(/https?:/);
  });

  test('tells a winner although notes fail, and none while a blocking check does', async () => {
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
