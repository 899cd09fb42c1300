import { afterEach, beforeEach } from 'vitest';
import { passedOver } from './passedOver.ts';

// A field is null both where there is nothing and where it could not be read. Not in gatewayServer.ts, which runs
// without vitest, too.
beforeEach(() => passedOver.clear());
afterEach(({ task }) => {
  if (passedOver.size === 0 || task.result?.state === 'fail') return;
  throw new Error(
    `The test reads only the data of an answer with errors: ${JSON.stringify([...passedOver])}`,
  );
});
