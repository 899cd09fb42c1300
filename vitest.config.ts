import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Without these conditions vitest loads graphql twice, once as ESM and once as CommonJS, and its types differ.
// 'import' is not among them: vitest hands these on to Node, whose require() of pg would then get ES modules.
const nodeConditions = ['node', 'module-sync', 'default'];

const nodeTests = 'tests/{domain,api,server,seed,architecture,fuzz,gateway}/**/*.test.ts';
/** Those that change a module others share: a stand-in in its place, translations of their own, what it keeps. */
const apart = 'tests/**/*.apart.test.{ts,tsx}';
const webTests = 'tests/web/**/*.test.{ts,tsx}';
/** Screens, and what reads or draws a document or asks the running product. */
const onPage = [
  'tests/web/**/*.test.tsx',
  'tests/web/**/{comparisonSvg,compression,epdFile,preview,webFiles}.test.ts',
  'tests/web/model/modelNeeds.test.ts',
];
// They end what hangs; a slow machine is no fault. One test runs four times as long beside other work as alone.
const timeouts = { testTimeout: 90_000, hookTimeout: 180_000, teardownTimeout: 60_000 } as const;
// As in playwright.config.ts.
const retry = process.env.CI ? 1 : 0;
const inNode = { environment: 'node', ...timeouts } as const;
/** One more than the processors of a small machine: tests spend part of their time waiting for services. */
const maxWorkers = 3;
/** Tests of the graph, among others. */
const setupFiles = 'tests/support/servers/readErrors.ts';
const inWindow = {
  root: '.',
  // Where our users are: west of Greenwich a day told as an instant is the day before.
  env: { TZ: 'America/Sao_Paulo' },
  environment: 'happy-dom',
  environmentOptions: {
    happyDOM: {
      settings: {
        // The tests' own calls prepare the service from outside the page.
        fetch: { disableSameOriginPolicy: true },
        // Motion would be waited for and not seen; two journeys in the browser are made with it.
        device: { prefersReducedMotion: 'reduce' },
      },
    },
  },
  setupFiles: 'tests/web/support/window.ts',
  restoreMocks: true,
  unstubGlobals: true,
  // A project that extends a file does not inherit the two below.
  maxWorkers,
  retry,
  ...timeouts,
} as const;
const web = { extends: './web/vite.config.ts', ssr: { resolve: { conditions: nodeConditions } } } as const;

/**
 * Files that take half a minute or more. Without results of a run before, vitest begins with the longest texts, and a
 * short file that takes minutes comes last, while the other workers idle.
 */
const longest =
  /(everyScreen\/(shown|shownComparison|roundTrips)|server\/soak|killedService|permissions)\.test\.tsx?$/;

/** The project of screens first, because one of its files takes longest of all; within each, the longest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, of no array
    const sorted = await super.sort(files);
    const isOfScreens = ({ name }: TestSpecification['project']) => name === 'web';
    const all = [...new Set(sorted.map(({ project }) => project))];
    const projects = [...all.filter(isOfScreens), ...all.filter((each) => !isOfScreens(each))];
    return projects.flatMap((each) => {
      const own = sorted.filter(({ project }) => project === each);
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          ...inNode,
          name: 'node',
          setupFiles,
          include: [nodeTests],
          exclude: [apart],
          globalSetup: ['tests/support/testDatabases.ts'],
          // Files of a worker share their modules: reading the service anew for each was half of the run's time.
          isolate: false,
        },
      },
      {
        ssr: { resolve: { conditions: nodeConditions } },
        test: { ...inNode, name: 'apart', setupFiles, include: [apart], exclude: [webTests] },
      },
      {
        ...web,
        test: {
          ...inWindow,
          name: 'web',
          include: onPage,
          exclude: [apart],
          globalSetup: ['tests/web/support/product.ts'],
          // As above: reading Material UI, Relay and the screens anew took longer than most files' tests.
          isolate: false,
        },
      },
      {
        ...web,
        test: {
          ...inNode,
          root: '.',
          // A project and not a comment in each file: a worker ends where the next file has another environment.
          name: 'web without a page',
          include: ['tests/web/**/*.test.ts'],
          exclude: [apart, ...onPage],
          isolate: false,
          maxWorkers,
          retry,
        },
      },
      { ...web, test: { ...inWindow, name: 'web apart', include: ['tests/web/**/*.apart.test.{ts,tsx}'] } },
    ],
    maxWorkers,
    // The window says of each request that a screen left behind that it was cut off.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    retry,
  },
});
