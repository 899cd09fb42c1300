// npm run generate: Relay's artifacts.
import { ensureInstalled, generate } from './toolchain.mjs';

ensureInstalled();
generate();
