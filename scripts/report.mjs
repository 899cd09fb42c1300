// npm run report: flat rows as CSV, XLSX or JSON, through the gateway in this process.
import { ensureInstalled, generate, runNode } from './toolchain.mjs';

ensureInstalled();
generate();
runNode(['gateway/reportCommand/main.ts', ...process.argv.slice(2)]);
