// npm run fuzz [runs] [seed]: the suite's random walkers with 10 000 draws each of a given seed, for a long run.
import { childEnv, ensureInstalled, generate, runNode } from './toolchain.mjs';

const [runs = '10000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
ensureInstalled({ tests: true });
generate();
console.log(`${runs} draws of seed ${seed} for each walker`);
runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'tests/fuzz'], {
  env: childEnv({ FUZZ_RUNS: runs, FUZZ_SEED: seed }),
});
