import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaText } from '../../gateway/schema.ts';
import { serveGateway } from '../support/served.ts';
import { password } from '../support/world.ts';

const guide = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8');
const samples = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code ?? '',
  );
const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

const { gateway, user } = await serveGateway();
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
    const [token, projects, events] = samples('sh');
    const made = JSON.parse(await run('sh', token ?? ''));
    expect(made.errors).toBeUndefined();
    expect(made.data.createApiToken).toMatchObject({
      token: expect.stringMatching(/^[A-Z2-7]{26}$/),
      errors: [],
    });
    const listed = JSON.parse(await run('sh', projects ?? ''));
    expect(listed.errors).toBeUndefined();
    expect(listed.data.viewer.projects).toMatchObject({ totalCount: 1, edges: [{ node: { name: 'Ipê' } }] });
    expect(await run('sh', events ?? '')).not.toContain('errors');
  });

  test.skipIf(!has('python3'))('shows a Python script that works', async () => {
    const [script] = samples('python');
    expect((await run('python3', script ?? '')).trim()).toBe(
      '4 rows; 31200 to 49203 kgCO2e in the reference options',
    );
  });

  test('shows queries of this schema, Power Query included', () => {
    const schema = buildSchema(schemaText);
    const inPowerQuery = samples('powerquery').map((code) => /Query = "([^"]*)"/.exec(code)?.[1] ?? '');
    for (const query of [...samples('graphql'), ...inPowerQuery]) {
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    }
    expect(inPowerQuery).toHaveLength(1);
  });
});
