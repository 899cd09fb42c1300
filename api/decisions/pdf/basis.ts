import { factorSetById } from '#domain/factors/factorSets.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { priceLines } from './costLines.ts';
import { faint, heading, line, type Page } from './page.ts';
import { supplierLines } from './supplierLines.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/** The basis of a decision: suppliers, versions, factors, and what is not counted. */
export function basis(page: Page, record: LocalizedRecord): void {
  const { comparison, texts } = record;
  // Without an answer, nothing can be said to change it.
  const suppliers = comparison.co2Answer.isSuspended
    ? []
    : [[texts.suppliers, supplierLines(record)] as const];
  for (const [title, lines] of [
    ...suppliers,
    [texts.versions, comparison.items.map((item) => versionLine(item, record))],
    [texts.factors, factorLines(record)],
  ] as const) {
    heading(page, title);
    for (const text of lines) line(page, text);
  }
  heading(page, texts.notCounted);
  line(page, texts.notCountedList(comparison.withFoundation === true), faint);
}

function versionLine(
  { name, modules, foundation, uncoveredFloors }: LocalizedRecord['comparison']['items'][number],
  { texts, language }: LocalizedRecord,
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

function factorLines(record: LocalizedRecord) {
  const { texts, factor, day, messages } = record;
  const { factorSets, declarations, items } = record.comparison;
  const counted = items.flatMap(({ quantities, foundation }) => foundation?.together ?? quantities ?? []);
  const flags = new Set(counted.flatMap((each) => each.flags));
  const sets = factorSets.map((id) => {
    const set = factorSetById(id);
    return set === undefined ? id : `${id} (${set.version}, ${set.date}): ${set.source}`;
  });
  const declared = declarations.map(({ label, supplier, co2, unit, document, validUntil }) => {
    const until = validUntil === null ? '' : ` · ${texts.until} ${day(validUntil)}`;
    return `${texts.declared}: ${label} · ${supplier} · ${factor(co2, unit)} · ${document}${until}`;
  });
  const rows = counted
    .flatMap(({ materials }) => materials)
    .filter(
      ({ amount }, index, all) => amount > 0 && all.findIndex(({ key }) => key === all[index]?.key) === index,
    )
    .slice(0, 14)
    .map(
      ({ label, amount, co2, unit }) =>
        `${label}: ${factor({ min: co2.min / amount, max: co2.max / amount }, unit)}`,
    );
  const status = [...flags].map((flag) => texts.flags[flag]).join(', ');
  return [
    ...sets,
    rows.join(' · '),
    ...(status === '' ? [] : [`${texts.status}: ${status}`]),
    ...declared,
    ...priceLines(record),
    `${messages.text('decision.factors')}.`,
  ];
}
