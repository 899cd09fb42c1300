// npm run backup: packs the data folder of the embedded database into one file. npm run restore: unpacks such a file
// into a new data folder.
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
runNode(['server/backup/main.ts', ...process.argv.slice(2)]);
