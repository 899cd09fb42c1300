import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApi } from '../support/servers/apiServer.ts';
import { programs } from './programs.ts';

/**
 * Commands of the generators, from where they are installed. OpenAPI Generator is not among them: its npm package gets
 * its Java archive from elsewhere, and the last one that carries it (1.0.18-5.0.0-beta2) ends on OpenAPI 3.1.
 */
const generators = [
  'orval/dist/bin/orval.mjs -i openapi.json -o made/orval/index.ts --client fetch -m tags-split --fail-on-warnings',
  '@hey-api/openapi-ts/bin/run.js -i openapi.json -o made/heyApi',
  'openapi-typescript/bin/cli.js openapi.json -o made/types.ts',
];

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const [folder = '.'] = process.argv.slice(2);
const run = (packages: string, command: string) => {
  console.log(command);
  const [script = '', ...args] = command.split(' ');
  const path = join(packages, 'node_modules', script);
  const { status } = spawnSync(process.execPath, [path, ...args], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const api = await startApi();
const document = await (await fetch(`${api.url}/v1/openapi.json`)).text();
await api.close();
const made = join(folder, 'made');
rmSync(made, { recursive: true, force: true });
mkdirSync(made);
writeFileSync(join(folder, 'openapi.json'), document);
for (const command of generators) run(folder, command);
for (const [name, text] of Object.entries(programs)) writeFileSync(join(made, `${name}.program.ts`), text);
writeFileSync(join(made, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
run(process.cwd(), 'typescript/bin/tsc --project made');
