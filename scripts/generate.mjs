// npm run generate: Relay's artifacts, and the types of the gateway's resolvers.
import { ensureInstalled, generate, generateResolverTypes } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
generateResolverTypes();
