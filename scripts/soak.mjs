// npm run soak: many processes behind a balancer, killed in turn while users work; see docs/deployment.md.
import { buildServers, ensureInstalled, generate, runNode } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
await buildServers();
runNode(['tests/load/main.ts', ...process.argv.slice(2)]);
