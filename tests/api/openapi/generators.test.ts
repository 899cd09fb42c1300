import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

type Failure = { stdout: string; stderr: string };

test(
  'orval, Hey API and openapi-typescript make clients of /v1 that compile with a program over each',
  { timeout: 300_000 },
  async () => {
    const told = await promisify(execFile)(process.execPath, ['scripts/generators.mjs']).then(
      () => 'compiled',
      ({ stdout, stderr }: Failure) => `${stdout}${stderr}`,
    );
    expect(told).toBe('compiled');
  },
);
