import type { Language } from '#domain/messages.ts';
import type { StoredDecision } from '../decisionRepository.ts';
import { co2Units, energyUnits, figure, rangeText } from './figures.ts';
import { finished, heading, line, margin, newDocument, type Page, plain, table } from './page.ts';
import { basis } from './basis.ts';
import { pdfTexts, type PdfTexts } from './pdfTexts.ts';
import { towerPicture } from './towerPicture.ts';
import { verdictLines } from './verdictLines.ts';

/** The two pages of a decision in a language: what was decided, and what it rests on. */
export async function decisionPdf(row: StoredDecision, language: Language): Promise<Buffer> {
  const texts = pdfTexts[language];
  const { record, number } = row;
  const date = new Date(row.createdAt);
  const page = newDocument({ title: `${texts.decision} ${number}`, author: record.author.name, date });
  head(page, row, texts, language);
  heading(page, texts.towers);
  towerPicture(page, record.comparison, record.chosen);
  heading(page, texts.verdict);
  for (const text of verdictLines(record.comparison, texts, language)) line(page, text);
  heading(page, texts.figures);
  table(page, figureRows(row, texts, language));
  page.addPage();
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
  const registration =
    author.registration === null ? texts.noRegistration : `CREA/CAU ${author.registration}`;
  line(page, `${author.name} · ${registration} · ${when.format(new Date(createdAt))} UTC`);
  heading(page, texts.chosen);
  page.font('strong').text(comparison.items[chosen]?.name ?? '');
  line(page, reason);
}

/** Options side by side; `-` where there is no structure. */
function figureRows({ record }: StoredDecision, texts: PdfTexts, language: Language): string[][] {
  const { items, reference } = record.comparison;
  const row = (label: string, of: (item: (typeof items)[number]) => string) => [label, ...items.map(of)];
  const mass = (value: number | null | undefined) =>
    value == null ? '-' : `${figure(value / 1000, language)} t`;
  return [
    row('', ({ name }) => (items[reference]?.name === name ? `${name} (${texts.reference})` : name)),
    row(
      texts.technology,
      ({ technologies }) => technologies.map((each) => texts.technologies[each]).join(', ') || '-',
    ),
    row(texts.area, ({ area }) => `${figure(area, language)} m²`),
    row(texts.concrete, ({ quantities }) => mass(quantities?.concrete)),
    row(texts.steel, ({ quantities }) => mass(quantities?.steel)),
    row('CO₂ (A1–A3)', ({ quantities }) => rangeText(quantities?.co2 ?? null, co2Units, language)),
    row('CO₂/m²', ({ quantities }) =>
      rangeText(quantities?.co2PerSquareMeter ?? null, ['kgCO₂e/m²', 'tCO₂e/m²'], language),
    ),
    row(texts.energy, ({ quantities }) => rangeText(quantities?.energy ?? null, energyUnits, language)),
    row(`${texts.energy}/m²`, ({ quantities }) =>
      rangeText(quantities?.energyPerSquareMeter ?? null, ['MJ/m²', 'GJ/m²'], language),
    ),
  ];
}
