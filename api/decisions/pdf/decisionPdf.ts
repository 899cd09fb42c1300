import { wholeRecord } from '#domain/decision/wholeRecord.ts';
import type { Language } from '#domain/messages.ts';
import type { StoredDecision } from '../decisionRepository.ts';
import { quantityRows, foundationRows, hasFoundations } from './quantityRows.ts';
import {
  faint,
  finished,
  heading,
  line,
  margin,
  newDocument,
  type Page,
  plain,
  strongLine,
  table,
} from './page.ts';
import { basis } from './basis.ts';
import { costLines, costRows } from './costLines.ts';
import { mapsHeight, supplierMaps } from './mapPicture.ts';
import { pdfTexts, type PdfTexts } from './pdfTexts.ts';
import { rangesPicture } from './rangesPicture.ts';
import { signature, signatureHeight } from './signature.ts';
import { towerHeight, towerPicture } from './towerPicture.ts';
import { answerLines, verdictLines } from './verdictLines.ts';

/** Who reads the pages: language and time zone (IANA). */
type Reader = { language: Language; timeZone: string };

/** The two pages of a decision: what was decided and answered, and what it rests on, with room for ART and signature. */
export async function decisionPdf(row: StoredDecision, { language, timeZone }: Reader): Promise<Buffer> {
  const texts = pdfTexts[language];
  const { number } = row;
  const comparison = wholeRecord(row.record);
  const record = { ...row.record, comparison };
  const date = new Date(row.createdAt);
  const page = newDocument({ title: `${texts.decision} ${number}`, author: record.author.name, date });
  head(page, row, texts, { language, timeZone });
  heading(page, texts.verdict);
  for (const text of answerLines(comparison, language)) strongLine(page, text);
  rangesPicture(page, comparison, texts, language);
  if (hasFoundations(comparison))
    line(page, comparison.withFoundation === true ? texts.withFoundations : texts.structuresAlone, faint);
  for (const text of verdictLines(comparison, texts, language)) line(page, text);
  heading(page, texts.figures);
  table(page, [...quantityRows(comparison, texts, language), ...costRows(comparison, texts, language)]);
  for (const text of costLines(comparison, texts, language)) line(page, text);
  const room = () => page.page.height - margin - page.y;
  const hasTowers = room() > towerHeight;
  if (hasTowers) {
    heading(page, texts.towers);
    towerPicture(page, comparison, comparison.chosen);
  }
  const hasMaps = room() > mapsHeight;
  if (hasMaps) supplierMaps(page, comparison, texts, language);
  page.addPage();
  basis(page, comparison, texts, language);
  if (hasFoundations(comparison)) {
    heading(page, texts.foundation);
    table(page, foundationRows(comparison, texts, language));
  }
  // Pictures take what room is left: a client reads two pages.
  if (!hasMaps && room() > mapsHeight + signatureHeight) supplierMaps(page, comparison, texts, language);
  if (!hasTowers && room() > towerHeight + signatureHeight) {
    heading(page, texts.towers);
    towerPicture(page, comparison, comparison.chosen);
  }
  if (room() < signatureHeight) page.addPage();
  signature(page, record.author.name, texts);
  const footer = `${record.projectName} · ${record.unitName} · ${texts.decision} ${number}`;
  return finished(page, (at, of) => `${footer} · ${texts.page(at, of)}`);
}

function head(
  page: Page,
  { record, number, createdAt }: StoredDecision,
  texts: PdfTexts,
  { language, timeZone }: Reader,
) {
  const { author, comparison, chosen, reason } = record;
  page.font('strong').fontSize(16).text(`${texts.decision} ${number}`, margin, margin);
  page.fontSize(11).text(`${record.projectName} · ${record.unitName}`);
  plain(page);
  line(page, record.address);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const registration = author.registration === null ? texts.noRegistration : registered(author.registration);
  line(page, `${author.name} · ${registration} · ${when.format(new Date(createdAt))} (${timeZone})`);
  heading(page, texts.chosen);
  page.font('strong').text(comparison.items[chosen]?.name ?? '');
  line(page, reason);
}

/** The council once: most write it with the number. */
const registered = (number: string) => (/^(CREA|CAU)\b/i.test(number) ? number : `CREA/CAU ${number}`);
