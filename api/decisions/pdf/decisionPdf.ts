import { wholeRecord } from '#domain/decision/wholeRecord.ts';
import type { Language } from '#domain/messages.ts';
import type { StoredDecision } from '../decisionRepository.ts';
import { quantityRows, foundationRows, hasFoundations } from './quantityRows.ts';
import { faint, finished, heading, line, margin, newDocument, type Page, plain, table } from './page.ts';
import { basis } from './basis.ts';
import { mapsHeight, supplierMaps } from './mapPicture.ts';
import { pdfTexts, type PdfTexts } from './pdfTexts.ts';
import { towerPicture } from './towerPicture.ts';
import { verdictLines } from './verdictLines.ts';

/** The two pages of a decision in a language: what was decided, and what it rests on. */
export async function decisionPdf(row: StoredDecision, language: Language): Promise<Buffer> {
  const texts = pdfTexts[language];
  const { number } = row;
  const record = { ...row.record, comparison: wholeRecord(row.record) };
  const date = new Date(row.createdAt);
  const page = newDocument({ title: `${texts.decision} ${number}`, author: record.author.name, date });
  head(page, row, texts, language);
  heading(page, texts.towers);
  towerPicture(page, record.comparison, record.chosen);
  heading(page, texts.verdict);
  if (hasFoundations(record.comparison))
    line(
      page,
      record.comparison.withFoundation === true ? texts.withFoundations : texts.structuresAlone,
      faint,
    );
  for (const text of verdictLines(record.comparison, texts, language)) line(page, text);
  heading(page, texts.figures);
  table(page, quantityRows(record.comparison, texts, language));
  // Where the first page is full, the maps open the second.
  const fits = page.y + mapsHeight < page.page.height - margin;
  if (fits) supplierMaps(page, record.comparison, texts, language);
  page.addPage();
  if (!fits) supplierMaps(page, record.comparison, texts, language);
  if (hasFoundations(record.comparison)) {
    heading(page, texts.foundation);
    table(page, foundationRows(record.comparison, texts, language));
  }
  basis(page, record.comparison, texts, language);
  const footer = `${record.projectName} · ${record.unitName} · ${texts.decision} ${number}`;
  return finished(page, (at, of) => `${footer} · ${texts.page(at, of)}`);
}

function head(
  page: Page,
  { record, number, createdAt }: StoredDecision,
  texts: PdfTexts,
  language: Language,
) {
  const { author, comparison, chosen, reason } = record;
  page.font('strong').fontSize(16).text(`${texts.decision} ${number}`, margin, margin);
  page.fontSize(11).text(`${record.projectName} · ${record.unitName}`);
  plain(page);
  line(page, record.address);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const registration = author.registration === null ? texts.noRegistration : registered(author.registration);
  line(page, `${author.name} · ${registration} · ${when.format(new Date(createdAt))} UTC`);
  heading(page, texts.chosen);
  page.font('strong').text(comparison.items[chosen]?.name ?? '');
  line(page, reason);
}

/** The council once: most write it with the number. */
const registered = (number: string) => (/^(CREA|CAU)\b/i.test(number) ? number : `CREA/CAU ${number}`);
