import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * What Playwright turns off, for Chromium heeds the last such list alone; then the two pages of its own that its address
 * bar loads behind every window, which take as long as one of ours, and a renderer held ready beside each.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two leave the processor idle while each waits for its page.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A second try on machines whose load nobody chose; the report says which test needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    locale: 'pt-BR',
    // The main job and that by keyboard are walked with motion: the rest need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Of the second try: to record every test is to slow every test.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      // Chromium's own calls home are refused on closed networks, many at a time, and slow the pages down.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
        '--disable-component-update',
        '--no-first-run',
        `--disable-features=${featuresOff.join(',')}`,
      ],
    },
  },
});
