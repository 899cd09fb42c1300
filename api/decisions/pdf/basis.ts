import { technologyNames } from '#domain/technologyAppearance.ts';
import type { AnsweredComparison, RecordedCheck } from '#domain/decision/decisionRecord.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { factorSetById } from '#domain/factors/factorSets.ts';
import type { Language } from '#domain/messages.ts';
import type { Technology } from '#domain/technology.ts';
import { unitText } from '#domain/unitText.ts';
import { dayText, priceLines } from './costLines.ts';
import { rangeText } from './rangeTexts.ts';
import { faint, heading, line, type Page } from './page.ts';
import type { PdfTexts } from './pdfTexts.ts';
import { supplierLines } from './supplierLines.ts';

/** What a decision rests on: suppliers, checks, versions, factors, and what is not counted. */
export function basis(page: Page, comparison: AnsweredComparison, texts: PdfTexts, language: Language): void {
  const open = comparison.checks.filter(({ passed }) => !passed);
  const passed = comparison.checks.filter((check) => check.passed);
  if (open.length > 0) heading(page, texts.openChecks);
  const alike = Map.groupBy(open, ({ rule, override }) => `${rule} ${override?.note} ${override?.userName}`);
  for (const checks of alike.values())
    line(page, checkLine(checks as [RecordedCheck, ...RecordedCheck[]], comparison, texts, language));
  heading(page, texts.checks);
  line(page, `${texts.passed}: ${passed.map(({ rule }) => texts.rules[rule]).join(' · ') || '-'}`);
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

/** One failed check, at all options that fail it. */
function checkLine(
  checks: readonly [RecordedCheck, ...RecordedCheck[]],
  { items }: AnsweredComparison,
  texts: PdfTexts,
  language: Language,
) {
  const [{ rule, override }] = checks;
  const where = checks.map(({ item, favours, details }) =>
    [
      item === null ? '' : items[item]?.name,
      detailText(rule, details, texts, language),
      favours === null ? '' : texts.favours(items[favours]?.name ?? ''),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  const note = override === null ? '' : ` — ${texts.override}: “${override.note}” (${override.userName})`;
  return `${[texts.failed, texts.rules[rule], where.filter(Boolean).join('; ')].filter(Boolean).join(' · ')}${note}`;
}

/** What failed, in words of the reader: details are ids and names of the wire where they are not the user's own. */
function detailText(
  rule: RecordedCheck['rule'],
  details: readonly string[],
  texts: PdfTexts,
  language: Language,
): string {
  switch (rule) {
    case 'SAME_FLOORS':
    case 'NO_GAPS':
    case 'NO_FLOOR_TWICE':
      return texts.floors(details.length);
    case 'SAME_SCOPE':
      return details.map((each) => technologyNames[each as Technology]?.[language] ?? each).join(', ');
    case 'SAME_SPANS':
      return details.map((each) => `${each} m`).join(', ');
    case 'SAME_AREA':
      return details.map((each) => `${each} m²`).join(', ');
    case 'PLAUSIBLE_THICKNESS':
      return details
        .slice(0, 4)
        .map((each) => `${each} m`)
        .join(', ');
    case 'NOT_OUTDATED':
    case 'ONE_AREA_PER_MODULE':
    case 'SAME_FACTOR_SET':
      return details.slice(0, 4).join(', ');
    case 'ELEMENTS_COMPLETE':
    case 'REINFORCED_CONCRETE':
    case 'SAME_FOUNDATION':
    case 'USUAL_INDICES':
      return '';
  }
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
    ...priceLines(comparison, texts, language),
    texts.caveat,
  ];
}
