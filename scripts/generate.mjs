// npm run generate: Relay's artifacts, and the types of the gateway's resolvers and of the client's texts. With --keep
// the old artifacts stay until the new ones are there.
import process from 'node:process';
import { ensureInstalled, generate, generateTypes } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate({ keep: process.argv.includes('--keep') });
generateTypes();
