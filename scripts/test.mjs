// npm test: everything, the browser tests included. `npm test -- unit` or `npm test -- e2e` runs one half.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import {
  build,
  childEnv,
  ensureInstalled,
  generate,
  generateTypes,
  projectNode,
  root,
} from './toolchain.mjs';

const [half, ...rest] = process.argv.slice(2);
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });

ensureInstalled({ tests: true });
generate();
generateTypes();
await build();
const counts = { passed: 0, failed: 0, skipped: 0 };
const trouble = join(results, 'trouble.txt');
let status = 0;

function suite(args, env = {}) {
  const result = spawnSync(projectNode(), args, { cwd: root, stdio: 'inherit', env: childEnv(env) });
  status ||= result.status ?? 1;
}

if (half !== 'e2e') {
  const file = join(results, 'vitest.json');
  const reporters = ['default', 'json', './scripts/troubleReporter.mjs'].map((name) => `--reporter=${name}`);
  suite(['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${file}`, ...rest], {
    TROUBLE_FILE: trouble,
  });
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests;
  }
}
if (half !== 'unit') {
  const file = join(results, 'playwright.json');
  suite(['node_modules/@playwright/test/cli.js', 'test', ...rest], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (existsSync(file)) {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed += stats.expected + stats.flaky;
    counts.failed += stats.unexpected;
    counts.skipped += stats.skipped;
  }
}
const failed = existsSync(trouble) ? readFileSync(trouble, 'utf8') : '';
if (failed) console.error(`\nOutside the browser:\n${failed}\n`);
if (status !== 0 && counts.failed === 0) console.error('The run failed outside its tests: see above.');
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(status);
