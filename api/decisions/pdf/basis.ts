import type { AnsweredComparison } from '#domain/decision/decisionRecord.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { factorSetById } from '#domain/factors/factorSets.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { priceLines } from './costLines.ts';
import { dayText } from './reader.ts';
import { rangeText } from './rangeTexts.ts';
import { faint, heading, line, type Page } from './page.ts';
import type { PdfTexts } from './pdfTexts.ts';
import { supplierLines } from './supplierLines.ts';

/** What a decision rests on: suppliers, versions, factors, and what is not counted. */
export function basis(page: Page, comparison: AnsweredComparison, texts: PdfTexts, language: Language): void {
  // Without an answer nothing is said that would change it.
  if (!comparison.co2Answer.isSuspended) {
    heading(page, texts.suppliers);
    const pairs = { ...comparison, differences: comparison.chosenDifferences };
    for (const text of supplierLines(pairs, texts, language)) line(page, text);
  }
  heading(page, texts.versions);
  for (const item of comparison.items) line(page, versionLine(item, texts, language));
  heading(page, texts.factors);
  for (const text of factorLines(comparison, texts, language)) line(page, text);
  heading(page, texts.notCounted);
  line(page, texts.notCountedList(comparison.withFoundation === true), faint);
}

function versionLine(
  { name, modules, foundation, uncoveredFloors }: AnsweredComparison['items'][number],
  texts: PdfTexts,
  language: Language,
) {
  const list = modules.map(
    (module) => `${module.name} v${module.versionNumber} (${texts.floors(module.floors.length)})`,
  );
  if (foundation)
    list.push(
      `${foundationName(foundation.type, language)} v${foundation.versionNumber} (${texts.foundation})`,
    );
  const gap = uncoveredFloors === 0 ? '' : ` · ${texts.uncovered(uncoveredFloors)}`;
  return `${name}: ${list.join(', ') || '-'}${gap}`;
}

function factorLines(comparison: AnsweredComparison, texts: PdfTexts, language: Language) {
  const { factorSets, declarations, items } = comparison;
  const flags = new Set(
    items.flatMap(({ quantities, foundation }) => (foundation?.together ?? quantities)?.flags ?? []),
  );
  const sets = factorSets.map((id) => {
    const set = factorSetById(id);
    return set === undefined ? id : `${id} (${set.version}, ${set.date}): ${set.source}`;
  });
  const declared = declarations.map((each) => {
    const co2 = rangeText(
      each.co2,
      [`kgCO₂e/${unitText(each.unit)}`, `tCO₂e/${unitText(each.unit)}`],
      language,
    );
    const until = each.validUntil === null ? '' : ` · ${texts.until} ${dayText(each.validUntil, language)}`;
    return `${texts.declared}: ${each.label} · ${each.supplier} · ${co2} · ${each.document}${until}`;
  });
  const rows = items
    .flatMap(({ quantities, foundation }) => (foundation?.together ?? quantities)?.materials ?? [])
    .filter(
      ({ amount }, index, all) => amount > 0 && all.findIndex(({ key }) => key === all[index]?.key) === index,
    )
    .slice(0, 14)
    .map(({ label, amount, co2, unit }) => {
      const factor = { min: co2.min / amount, max: co2.max / amount };
      return `${label}: ${rangeText(factor, [`kgCO₂e/${unitText(unit)}`, `tCO₂e/${unitText(unit)}`], language)}`;
    });
  const status = [...flags].map((flag) => texts.flags[flag]).join(', ');
  return [
    ...sets,
    rows.join(' · '),
    ...(status === '' ? [] : [`${texts.status}: ${status}`]),
    ...declared,
    ...priceLines(comparison, language),
    `${messagesIn(language).text('decision.factors')}.`,
  ];
}
