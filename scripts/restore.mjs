// npm run restore: unpacks such a file into a new data folder.
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
runNode(['server/backup/main.ts', 'restore', ...process.argv.slice(2)]);
