// npm run build: the client's files in dist/web, the servers in dist/server.
import { build, ensureInstalled, generate } from './toolchain.mjs';

ensureInstalled();
generate();
await build();
