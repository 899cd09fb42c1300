// npm start: installs what is missing, builds what is stale, serves everything on one port.
// `npm run start:api` and `npm run start:gateway` start one part alone.
import { memorySettings } from './memorySettings.mjs';
import { serve } from './serve.mjs';
import { build, buildServers, ensureInstalled, generate } from './toolchain.mjs';

const part = process.argv[2];
const entries = { api: 'apiMain', gateway: 'gatewayMain' };
if (part !== undefined && !(part in entries)) {
  console.error(`Unknown part "${part}": api, gateway, or nothing for all.`);
  process.exit(2);
}
ensureInstalled();
if (part !== 'api') generate();
if (part === undefined) await build();
else await buildServers();
const memory = memorySettings(part);
serve([...memory.flags, `dist/server/${part === undefined ? 'main' : entries[part]}.mjs`], {
  ...memory.env,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});
