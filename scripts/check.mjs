// npm run check: generates, then format, lint, types and architecture of the whole project, and the image's two files.
import { ensureInstalled, generate, generateTypes, runBeside, runNode } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
generateTypes();
// It takes as long as all the others.
const formatted = runBeside(['node_modules/prettier/bin/prettier.cjs', '--check', '.']);
runNode(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.']);
runNode(['node_modules/typescript/bin/tsc']);
runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'tests/architecture']);
runNode(['scripts/lintImage.mjs', '--if-reachable']);
await formatted;
