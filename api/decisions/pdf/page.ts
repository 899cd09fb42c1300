import { createRequire } from 'node:module';
import Pdf from 'pdfkit';

export type Page = PDFKit.PDFDocument;

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

export const margin = 44;
/** Figures of equal width: the font's kerning lets `87,1` run together. */
export const tabular: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['tnum'] };
export const ink = '#1b1f23';
export const faint = '#5b6570';
const rule = '#cfd6dc';

/** An empty A4 document whose fonts hold Latin, Cyrillic and the signs of units. */
export function newDocument(info: { title: string; author: string; date: Date }): Page {
  const page = new Pdf({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.date },
  });
  page.registerFont('regular', fonts.regular);
  page.registerFont('strong', fonts.strong);
  return page.font('regular').fontSize(8.5).fillColor(ink);
}

export const widthOf = (page: Page) => page.page.width - 2 * margin;

/** Room left on the page, points. */
export const roomOn = (page: Page) => page.page.maxY() - page.y;

/** A heading, on a new page where the next line would not fit. */
export function heading(page: Page, text: string): void {
  if (roomOn(page) < 44) page.addPage();
  page.moveDown(0.7).font('strong').fontSize(10.5).fillColor(ink).text(text, margin, page.y);
  const y = page.y + 2;
  page
    .moveTo(margin, y)
    .lineTo(margin + widthOf(page), y)
    .lineWidth(0.6)
    .strokeColor(rule)
    .stroke();
  page.y = y + 4;
  plain(page);
}

export const plain = (page: Page) => page.font('regular').fontSize(8.5).fillColor(ink);

/** A paragraph over the whole width. */
export function line(page: Page, text: string, color = ink): void {
  plain(page)
    .fillColor(color)
    .text(text, margin, page.y, { ...tabular, width: widthOf(page), paragraphGap: 2 });
}

/** A paragraph to be read first. */
export function leadLine(page: Page, text: string, isBold: boolean): void {
  page
    .font(isBold ? 'strong' : 'regular')
    .fontSize(9.5)
    .fillColor(ink)
    .text(text, margin, page.y, { ...tabular, width: widthOf(page), paragraphGap: 2 });
  plain(page);
}

/** A table: the first column wide, the others equal; the first row is the header, repeated on each page. */
export function table(page: Page, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map(({ length }) => length));
  const first = widthOf(page) * 0.3;
  const other = (widthOf(page) - first) / Math.max(columns - 1, 1);
  const [head = [], ...body] = rows;
  const put = (cells: readonly string[], font: 'strong' | 'regular') => {
    page.font(font).fontSize(8);
    const widths = cells.map((_, at) => (at === 0 ? first : other) - 6);
    const height = Math.max(
      ...cells.map((text, at) => page.heightOfString(text, { ...tabular, width: widths[at] ?? 0 })),
    );
    // A row that is a heading stays with the rows below it.
    const needed = cells.slice(1).every((cell) => cell === '') ? 2 * height + 3 : height;
    if (font === 'regular' && needed > roomOn(page)) {
      page.addPage();
      put(head, 'strong');
      page.font(font);
    }
    const y = page.y;
    for (const [at, text] of cells.entries()) {
      const x = margin + (at === 0 ? 0 : first + (at - 1) * other);
      page.fillColor(at === 0 ? faint : ink).text(text, x, y, { ...tabular, width: widths[at] ?? 0 });
    }
    page.y = y + height + 3;
  };
  put(head, 'strong');
  for (const cells of body) put(cells, 'regular');
  page.x = margin;
  plain(page);
}

/** Numbers the pages and returns the bytes. */
export async function finished(page: Page, footer: (number: number, of: number) => string): Promise<Buffer> {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    page.switchToPage(index);
    // A text below the margin would start a new page.
    page.page.margins.bottom = 0;
    const y = page.page.height - margin + 12;
    page
      .font('regular')
      .fontSize(7.5)
      .fillColor(faint)
      .text(footer(index + 1, count), margin, y, { width: widthOf(page), align: 'center', lineBreak: false });
  }
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => page.on('end', done));
  page.end();
  await ended;
  return Buffer.concat(chunks);
}
