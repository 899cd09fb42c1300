// npm run bench -- web: one of the benchmarks in tests/bench, by its name.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, ensureInstalled, generate, root, runNode } from './toolchain.mjs';

const [name, ...rest] = process.argv.slice(2);
const known = readdirSync(join(root, 'tests', 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
if (!known.includes(name)) {
  console.error(`Which benchmark? One of: ${known.join(', ')}`);
  process.exit(1);
}
ensureInstalled({ tests: true });
generate();
await build();
runNode([`tests/bench/${name}.bench.ts`, ...rest]);
