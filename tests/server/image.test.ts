import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { memorySettings } from '../../scripts/memorySettings.mjs';
import { carried } from '../../scripts/releaseParts.mjs';

type Service = {
  build?: string;
  command?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: object;
  environment?: Record<string, string>;
  secrets?: string[];
};

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, object>;
  networks: { default: { ipam: { config: { gateway: string }[] } } };
};
const services = Object.entries(compose.services);
const dockerfile = read('Dockerfile');
const instruction = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, words = '']) => words);

test.each(services)('%s holds no more rights than it needs, and reports its health', (_name, service) => {
  const own = service.build !== undefined;
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(service.user ?? (own ? instruction('USER').at(-1) : 'root')).not.toMatch(/^(root|0)\b/);
  expect(service.healthcheck ?? (own ? instruction('HEALTHCHECK')[0] : undefined)).toBeDefined();
});

test.each(services)('%s is given its secrets as files', (_name, { environment = {}, secrets = [] }) => {
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
  expect(files.map(([, path]) => path.replace('/run/secrets/', '')).toSorted()).toEqual(secrets.toSorted());
  expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([]);
  expect(
    Object.keys(environment).filter((name) => /PASSWORD$|KEY$|DATABASE_URL$|SMTP_URL$/.test(name)),
  ).toEqual([]);
});

test('Node is the first process, with the memory that npm start gives it', () => {
  const whole = memorySettings(undefined, {});
  expect(instruction('CMD')).toEqual([
    JSON.stringify(['node', ...whole.flags, 'dist/server/main.mjs']).replaceAll(',', ', '),
  ]);
  for (const [name, value] of Object.entries(whole.env))
    expect(instruction('ENV')[0]).toContain(`${name}=${value}`);
  expect(read('docs/deployment.md')).toContain(`node ${whole.flags.join(' ')} dist/server/main.mjs`);
  for (const { command = [], environment = {} } of services
    .map(([, each]) => each)
    .filter(({ build }) => build)) {
    const { flags, env } = memorySettings(
      environment['V1_URL'] === undefined ? 'api' : undefined,
      environment,
    );
    expect(command.slice(0, -1)).toEqual(['node', ...flags]);
    expect(environment).toMatchObject(env);
  }
});

test('the balancer believes the host about callers, and nobody else', () => {
  const [network] = compose.networks.default.ipam.config;
  expect(compose.services['balancer']?.environment?.['PROXY']).toBe(network?.gateway);
});

test('the image is made of what a release carries', () => {
  const copied = instruction('COPY').flatMap((words) => words.split(' ').slice(0, -1));
  const run = carried.filter(
    (path) => !/^(docs|Dockerfile|\.dockerignore|compose\.yaml|[A-Z]+\.md)/.test(path),
  );
  expect(run.filter((path) => !copied.some((from) => `${path}/`.startsWith(`${from}/`)))).toEqual([]);
  expect(copied).toContain('node_modules');
});

test('the linters of both files are part of the check, and their absence is reported', () => {
  expect(read('scripts/check.mjs')).toContain("'scripts/lintImage.mjs'");
  const cache = mkdtempSync(join(tmpdir(), 'torre-npm-'));
  // No registry answers there, and nothing was fetched before.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_cache: cache };
  const lint = (...args: string[]) => {
    const options = { cwd: root, env, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, ['scripts/lintImage.mjs', ...args], options);
    return { status, stderr };
  };
  const stderr = expect.stringMatching(/^The image was not linted: .+ registry \(ECONNREFUSED\)\.\n$/);
  expect(lint()).toEqual({ status: 1, stderr });
  expect(lint('--if-reachable')).toEqual({ status: 0, stderr });
  rmSync(cache, { recursive: true, force: true });
});
