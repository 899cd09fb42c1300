import { missingStrand } from '../comparison/checks/mistakes.ts';
import type { Statement } from '../comparison/wording/statement.ts';
import type { Messages } from '../texts/messages.ts';
import { unitText } from '../texts/unitText.ts';
import type { RecordedCheck } from './decisionRecord.ts';

type Compared = { items: readonly { name: string }[]; reference: number };
type FailedCheck = Pick<RecordedCheck, 'rule' | 'item' | 'favours'> & { details: readonly string[] };

/** The checks of a record by outcome: failed and open, failed and overridden, passed. */
export function checksByOutcome<Check extends { passed: boolean; override?: unknown }>(
  checks: readonly Check[],
): Record<'open' | 'accepted' | 'passed', Check[]> {
  return {
    open: checks.filter(({ passed, override }) => !passed && override == null),
    accepted: checks.filter(({ passed, override }) => !passed && override != null),
    passed: checks.filter(({ passed }) => passed),
  };
}

/** A failed check as a sentence: for which option, against the reference where it concerns two, and whom it favours. */
export function checkSentence(check: FailedCheck, { items, reference }: Compared): Statement {
  const name = (at: number) => items[at]?.name ?? '';
  const names = { item: name(check.item ?? reference), reference: name(reference) };
  const params = { ...names, ...detailParams(check) };
  const sentence: Statement = lacksOnlyStrand(check)
    ? { key: 'decision.check.UNSTRESSED_SLABS', params }
    : { key: `decision.check.${check.rule}`, params };
  return check.favours === null
    ? sentence
    : { key: 'decision.check.favours', params: { check: sentence, name: name(check.favours) } };
}

/** Slabs without strand have their own sentence; if other concrete lacks steel too, that is said first. */
const lacksOnlyStrand = ({ rule, details }: FailedCheck) =>
  rule === 'REINFORCED_CONCRETE' && details.length > 0 && details.every((each) => each === missingStrand);

/** The details of a check as parameters of its text. */
function detailParams({ rule, details }: FailedCheck): Statement['params'] {
  const [one = 0, other = 0] = details.map(Number);
  switch (rule) {
    case 'SAME_FLOORS':
    case 'NO_GAPS':
    case 'NO_FLOOR_TWICE':
      return { count: details.length };
    case 'SAME_AREA':
      return { amount: one };
    case 'SAME_SPANS':
      return { one, other };
    case 'PLAUSIBLE_THICKNESS':
      // Each is a module and its thickness.
      return { list: details.map((each) => each.slice(0, each.lastIndexOf(' '))) };
    case 'NOT_OUTDATED':
    case 'SAME_FACTOR_SET':
    case 'ONE_AREA_PER_MODULE':
      return { list: details };
    case 'FINISHED_SHEETS':
    case 'ELEMENTS_COMPLETE':
    case 'REINFORCED_CONCRETE':
    case 'SAME_FOUNDATION':
    case 'SAME_SCOPE':
    case 'USUAL_INDICES':
      return {};
  }
}

/** What passed checks assume: usual amounts of infill and render, per m² of floor; undefined where nothing is assumed. */
export function assumedText(
  passed: readonly { details: readonly string[] }[],
  messages: Messages,
): string | undefined {
  const amounts = passed.flatMap(({ details }) =>
    details.map((detail) => readAssumedAmount(detail, messages)),
  );
  return amounts.length === 0
    ? undefined
    : messages.text('decision.check.assumed', { list: amounts.join('; ') });
}

/** `detail` as a record keeps it: material, amount and unit/m2. */
function readAssumedAmount(detail: string, messages: Messages): string {
  const [, label = '', amount, unit = ''] = /^(.+) (\S+) (\S+)\/m2$/.exec(detail) ?? [];
  return amount === undefined ? detail : assumedAmount({ label, amount: Number(amount), unit }, messages);
}

/** A usual amount of a material that is assumed, in `unit` per m² of floor; a text stays as it is written. */
export const assumedAmount = (
  { label, amount, unit }: { label: string; amount: number | string; unit: string },
  messages: Messages,
): string => messages.text('decision.check.assumedAmount', { label, amount, unit: unitText(unit) });
