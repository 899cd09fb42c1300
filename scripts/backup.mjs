// npm run backup: packs the data folder of the embedded database into one file.
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
runNode(['server/backup/main.ts', 'backup', ...process.argv.slice(2)]);
