import { statementText } from '#domain/comparison/wording/statement.ts';
import type { RecordedCheck, RecordedOverride } from '#domain/decision/decisionRecord.ts';
import { assumedText, checksByOutcome, checkSentence } from '#domain/decision/recordedCheck.ts';
import { heading, line, type Page } from './page.ts';
import { type Reader, timeText } from './reader.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/** The like-for-like checks: open ones, those accepted with a note, and those that passed. */
export function checkLines(
  page: Page,
  { comparison, texts, messages }: LocalizedRecord,
  reader: Reader,
): void {
  const { open, accepted, passed } = checksByOutcome(comparison.checks);
  const found = (check: RecordedCheck) => `${statementText(checkSentence(check, comparison), messages)}.`;
  const noteText = ({ note, userName: name, createdAt }: RecordedOverride) =>
    messages.text('decision.check.accepted', { note, name, date: timeText(createdAt, reader, 'short') });
  if (open.length > 0) heading(page, texts.openChecks);
  for (const check of open) line(page, found(check));
  if (accepted.length > 0) heading(page, texts.acceptedChecks);
  // One note may stand for several options.
  const alike = Map.groupBy(accepted, ({ override }) => `${override?.note} ${override?.userName}`);
  for (const checks of alike.values()) {
    for (const check of checks) line(page, found(check));
    const override = checks[0]?.override;
    line(page, `    ${override ? noteText(override) : ''}`);
  }
  if (passed.length === 0) return;
  heading(page, texts.passedChecks);
  line(page, passed.map(({ rule }) => texts.rules[rule]).join(' · '));
  const assumed = assumedText(passed, messages);
  if (assumed !== undefined) line(page, assumed);
}
