import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond WCAG's letter: what somebody who hears the page finds their way by. */
const wayfinding = ['landmark-unique', 'heading-order', 'empty-table-header'];
const options = {
  runOnly: rules,
  rules: Object.fromEntries(wayfinding.map((rule) => [rule, { enabled: true }])),
} as const;

/** What is shown at both widths has its colours from one theme: each scheme is looked at on one of them. */
const views = {
  everywhere: [
    [1440, 'light'],
    [390, 'dark'],
  ],
  desk: [
    [1440, 'light'],
    [1440, 'dark'],
  ],
  phone: [
    [390, 'light'],
    [390, 'dark'],
  ],
} as const;

/** Runs axe over what is on the page, in both schemes and, unless it is shown only there, on a desk and on a phone. */
export async function expectAccessible(
  page: Page,
  what: string,
  where: keyof typeof views = 'everywhere',
): Promise<void> {
  for (const [width, colorScheme] of views[where]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Axe is half a megabyte of code: a document that has it is not given it again.
    const hasAxe = await page.evaluate(() => 'axe' in window);
    // Our pages have no frames of other sites: without them axe needs no second page for its result.
    const { violations } = await new AxeBuilder(hasAxe ? { page, axeSource: 'void 0' } : { page })
      .setLegacyMode(true)
      .options({ ...options, resultTypes: ['violations'] })
      .analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
    }));
    expect.soft(found, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** Colours on their way from one scheme to the other would be judged half-way. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*, *::before, *::after { transition: none !important; animation: none !important; }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
  });
}
