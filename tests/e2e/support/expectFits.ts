import { expect, type Page } from '@playwright/test';

/** The page as it stands scrolls in no direction but down, on a desk in light and on a phone in dark; SCREENS keeps pictures. */
export async function expectFits(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 1000 });
    if (process.env['SCREENS'])
      await page.screenshot({ path: `${process.env['SCREENS']}/${what}-${width}.png`, fullPage: true });
    // The screen is laid out anew some moments after its window.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
}
