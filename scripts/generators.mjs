// npm run generators: generates TypeScript clients from /v1/openapi.json as integrators do, with several generators,
// and compiles them with a program that uses them. The generators are installed separately, because nothing else needs
// them.
import { ensureInstalled, installApart, runNode } from './toolchain.mjs';

ensureInstalled({ tests: true });
runNode(['tests/generators/main.ts', installApart('generators')]);
