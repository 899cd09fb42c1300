// npm start: installs what is missing, builds what is stale, serves everything on one port.
// `npm run start:api` and `npm run start:gateway` start one part alone.
import { build, ensureInstalled, generate, serve } from './toolchain.mjs';

const part = process.argv[2];
const entries = { api: 'server/apiMain.ts', gateway: 'server/gatewayMain.ts' };
if (part !== undefined && !(part in entries)) {
  console.error(`Unknown part "${part}": api, gateway, or nothing for all.`);
  process.exit(2);
}
ensureInstalled();
if (part !== 'api') generate();
if (part === undefined) build();
serve([part === undefined ? 'server/main.ts' : entries[part]], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});
