import { defineConfig } from 'vitest/config';

/** The tests of the rules alone: what they miss of a changed rule is the question. */
export default defineConfig({
  test: { include: ['tests/domain/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
