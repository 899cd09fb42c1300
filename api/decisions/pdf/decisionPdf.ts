import { fullRecord } from '#domain/decision/fullRecord.ts';
import type { StoredDecision } from '../decisionRepository.ts';
import { quantityRows, foundationRows, hasFoundations } from './quantityRows.ts';
import {
  faint,
  finished,
  heading,
  leadLine,
  line,
  margin,
  newDocument,
  type Page,
  plain,
  table,
} from './page.ts';
import { basis } from './basis.ts';
import { costLines, costRows } from './costLines.ts';
import { checkLines } from './checkLines.ts';
import { supplierMaps } from './mapPicture.ts';
import { type Reader, timeText, zoneName } from './reader.ts';
import { rangesPicture } from './rangesPicture.ts';
import { signature, signatureHeight } from './signature.ts';
import { type LocalizedRecord, localizeRecord } from './localizedRecord.ts';
import { towers } from './towerPicture.ts';
import { answerLines, aboveBestRows, verdictLines } from './verdictLines.ts';

/**
 * A decision as PDF. A client reads the first two pages: the decision and the answer, the like-for-like checks, and
 * room for ART and signature at the foot of the second. The basis may continue on a third.
 */
export async function decisionPdf(row: StoredDecision, reader: Reader): Promise<Buffer> {
  const { number, record: stored } = row;
  const record = localizeRecord(fullRecord(stored), reader.language);
  const { comparison, texts } = record;
  const date = new Date(row.createdAt);
  const page = newDocument({ title: `${texts.decision} ${number}`, author: stored.author.name, date });
  page.on('pageAdded', () => {
    if (page.bufferedPageRange().count === 2) page.page.margins.bottom += signatureHeight;
  });
  head(page, row, record, reader);
  answer(page, record);
  const isOnFirstPage = page.bufferedPageRange().count === 1;
  // Checks come before pictures on the second page.
  const pictures = [supplierMaps, towers].filter((draw) => !isOnFirstPage || !draw(page, record));
  if (isOnFirstPage) page.addPage();
  checkLines(page, record, reader);
  basis(page, record);
  if (hasFoundations(comparison)) {
    heading(page, texts.foundation);
    table(page, foundationRows(record));
  }
  for (const draw of pictures) draw(page, record);
  page.switchToPage(1);
  signature(page, stored.author.name, texts);
  const footer = `${stored.projectName} · ${stored.unitName} · ${texts.decision} ${number}`;
  return finished(page, (at, of) => `${footer} · ${texts.page(at, of)}`);
}

function answer(page: Page, record: LocalizedRecord): void {
  const { comparison, texts } = record;
  heading(page, texts.verdict);
  for (const { text, isBold } of answerLines(record)) leadLine(page, text, isBold);
  rangesPicture(page, record);
  if (hasFoundations(comparison))
    line(page, comparison.withFoundation === true ? texts.withFoundations : texts.structuresAlone, faint);
  for (const text of verdictLines(record)) line(page, text);
  heading(page, texts.figures);
  table(page, [...quantityRows(record), ...aboveBestRows(record), ...costRows(record)]);
  for (const text of costLines(record)) line(page, text);
}

function head(
  page: Page,
  { record, number, createdAt }: StoredDecision,
  { comparison: { items, chosen }, texts }: LocalizedRecord,
  reader: Reader,
) {
  const { author, reason } = record;
  page.font('strong').fontSize(16).text(`${texts.decision} ${number}`, margin, margin);
  page.fontSize(11).text(`${record.projectName} · ${record.unitName}`);
  plain(page);
  line(page, record.address);
  const { registration } = author;
  const council =
    registration === undefined
      ? []
      : [registration === null ? texts.noRegistration : registered(registration)];
  const when = `${timeText(createdAt, reader, 'long')} (${zoneName(createdAt, reader)})`;
  line(page, [author.name, ...council, when].join(' · '));
  heading(page, texts.chosen);
  page.font('strong').text(items[chosen]?.name ?? '');
  line(page, reason);
}

/** Names the council once: most people write it with the number. */
const registered = (number: string) => (/^(CREA|CAU)\b/i.test(number) ? number : `CREA/CAU ${number}`);
