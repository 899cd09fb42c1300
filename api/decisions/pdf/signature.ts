import { faint, ink, margin, type Page, widthOf } from './page.ts';
import type { PdfTexts } from './portuguese.ts';

/** Height of the signature lines at the foot of the second page, in points. */
export const signatureHeight = 54;

/** Lines at the foot of the page for the technical responsibility (ART or RRT) and the signature of the author. */
export function signature(page: Page, author: string, texts: PdfTexts): void {
  const y = page.page.height - margin - signatureHeight + 30;
  const half = widthOf(page) / 2;
  for (const [index, text] of [texts.responsibility, `${texts.signature} · ${author}`].entries()) {
    const x = margin + index * half;
    page
      .moveTo(x, y)
      .lineTo(x + half - 20, y)
      .lineWidth(0.6)
      .strokeColor(ink)
      .stroke();
    page.font('regular').fontSize(7.5).fillColor(faint);
    page.text(text, x, y + 4, { width: half - 20, height: 10, ellipsis: true });
  }
  page.x = margin;
}
