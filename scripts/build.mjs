// npm run build: the client's files in dist/web.
import { build, ensureInstalled, generate } from './toolchain.mjs';

ensureInstalled();
generate();
build();
