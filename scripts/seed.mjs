// npm run seed: fills an empty data folder with a believable portfolio and prints how to log in.
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
runNode(['seed/main.ts', ...process.argv.slice(2)]);
