// npm run generate: Relay's artifacts, and the types of the gateway's resolvers and of the client's texts. With --keep
// only the artifacts, and the old ones stay: npm run dev reads them meanwhile.
import process from 'node:process';
import { ensureInstalled, generate, generateTypes } from './toolchain.mjs';

const keep = process.argv.includes('--keep');
ensureInstalled({ tests: !keep });
generate({ keep });
if (!keep) generateTypes();
