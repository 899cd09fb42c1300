import { statementText } from '#domain/comparison/statement.ts';
import type { AnsweredComparison, RecordedCheck, RecordedOverride } from '#domain/decision/decisionRecord.ts';
import { checksByOutcome, checkSentence } from '#domain/decision/recordedCheck.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { heading, line, type Page } from './page.ts';
import type { PdfTexts } from './pdfTexts.ts';
import { type Reader, timeText } from './reader.ts';

/** Whether like was compared with like: checks that are open, those accepted with a note, and those that passed. */
export function checkLines(
  page: Page,
  comparison: AnsweredComparison,
  texts: PdfTexts,
  reader: Reader,
): void {
  const messages = messagesIn(reader.language);
  const { open, accepted, passed } = checksByOutcome(comparison.checks);
  const found = (check: RecordedCheck) => `${statementText(checkSentence(check, comparison), messages)}.`;
  if (open.length > 0) heading(page, texts.openChecks);
  for (const check of open) line(page, found(check));
  if (accepted.length > 0) heading(page, texts.acceptedChecks);
  // One note may stand for several options.
  const alike = Map.groupBy(accepted, ({ override }) => `${override?.note} ${override?.userName}`);
  for (const checks of alike.values()) {
    for (const check of checks) line(page, found(check));
    line(page, `    ${noteText(checks[0]?.override, reader)}`);
  }
  if (passed.length === 0) return;
  heading(page, texts.passedChecks);
  line(page, passed.map(({ rule }) => texts.rules[rule]).join(' · '));
  const assumed = passed.flatMap(({ details }) => details);
  if (assumed.length > 0) line(page, messages.text('decision.check.assumed', { list: assumed.join('; ') }));
}

function noteText(override: RecordedOverride | null | undefined, reader: Reader): string {
  if (override == null) return '';
  const { note, userName: name, createdAt } = override;
  const date = timeText(createdAt, reader, 'short');
  return messagesIn(reader.language).text('decision.check.accepted', { note, name, date });
}
