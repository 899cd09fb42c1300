// Writes everything that failed (tests, hooks, imports, unhandled errors) to the file named in TROUBLE_FILE:
// scripts/test.mjs repeats it after the browser tests, so that it is not lost above their output.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const words = (errors) => errors.map(({ stack, message }) => stack ?? message ?? 'no message').join('\n');

function* failures(module) {
  yield* module.errors().map((error) => `${module.moduleId}\n${words([error])}`);
  for (const suite of module.children.allSuites()) {
    if (suite.errors().length > 0) yield `${module.moduleId} › ${suite.fullName}\n${words(suite.errors())}`;
  }
  for (const test of module.children.allTests('failed')) {
    yield `${module.moduleId} › ${test.fullName}\n${words(test.result().errors)}`;
  }
}

/** Reporter of vitest. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter from there
export default class TroubleReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const messages = modules.flatMap((module) => [...failures(module)]);
    for (const error of unhandledErrors) {
      messages.push(`Nobody awaited, while ${error.VITEST_TEST_PATH ?? 'no file'} ran:\n${words([error])}`);
    }
    const file = process.env.TROUBLE_FILE;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, messages.join('\n\n'));
  }
}
