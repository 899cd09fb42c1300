// npm run generators: makes TypeScript clients out of /v1/openapi.json as integrators do, each with its own generator,
// and compiles them with a program that uses them. The generators are installed apart, because nothing else needs them.
import { ensureInstalled, installApart, runNode } from './toolchain.mjs';

ensureInstalled({ tests: true });
runNode(['tests/generators/main.ts', installApart('generators')]);
