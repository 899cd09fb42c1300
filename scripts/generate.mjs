// npm run generate: Relay's artifacts, and the types of the gateway's resolvers and of the client's texts.
import { ensureInstalled, generate, generateTypes } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
generateTypes();
