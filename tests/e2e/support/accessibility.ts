import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond WCAG's letter: what somebody who hears the page finds their way by. */
const wayfinding = ['landmark-unique', 'heading-order', 'empty-table-header'];
/** Of the first, those a scheme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;
const optionsIn = {
  light: { runOnly: rules, rules: Object.fromEntries(wayfinding.map((rule) => [rule, { enabled: true }])) },
  dark: { runOnly: { type: 'rule', values: colourRules } },
} as const;

/** Runs axe over what is on the page, in both schemes and at both widths; in dark only what colours decide. */
export async function expectAccessible(page: Page, what: string, atWidths = widths): Promise<void> {
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Axe is half a megabyte of code: a document that has it is not given it again.
      const hasAxe = await page.evaluate(() => 'axe' in window);
      // Our pages have no frames of other sites: without them axe needs no second page for its result.
      const { violations } = await new AxeBuilder(hasAxe ? { page, axeSource: 'void 0' } : { page })
        .setLegacyMode(true)
        .options({ ...optionsIn[colorScheme], resultTypes: ['violations'] })
        .analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
      }));
      expect.soft(found, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    }
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
