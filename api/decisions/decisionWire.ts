import { statementText } from '#domain/comparison/wording/statement.ts';
import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import type { StandingToday, decisionStatus } from '#domain/decision/decisionStatus.ts';
import { fullRecord } from '#domain/decision/fullRecord.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { renamedDeep, snakeCase } from '#domain/wireNames.ts';
import type { DecisionRow } from './decisionSchemas.ts';
import { type HiddenParts, withoutHidden } from './hiddenParts.ts';
import { decisionLink } from './decisionLink.ts';
import type { StoredDecision } from './decisionRepository.ts';

/** Name of the chosen option at the time. */
export const chosenName = ({ comparison, chosen }: DecisionRecord) => comparison.items[chosen]?.name ?? '';

/** A standing in the names of the wire, with reasons in the reader's language. */
export const standingOnWire = ({ standing, because }: StandingToday, language: Language) => ({
  today: standing,
  todayBecause: because.map((sentence) => statementText(sentence, messagesIn(language))),
});

/** The reader: who the PDF's address is signed for, the language, and what is hidden. */
type Reader = { userId: number; language: Language; hidden: HiddenParts };

/** A decision in the names of the wire, with how it stands today and a PDF address for the reader. */
export function decisionOnWire(
  row: StoredDecision,
  standing: ReturnType<typeof decisionStatus>,
  { userId, language, hidden }: Reader,
): DecisionRow {
  const record = withoutHidden(row.record, hidden);
  return {
    id: row.id,
    projectId: row.projectId,
    projectName: row.projectName,
    unitId: row.unitId,
    unitName: row.unitName,
    number: row.number,
    chosen: chosenName(record),
    reason: record.reason,
    authorId: row.authorId,
    authorName: record.author.name,
    authorRegistration: record.author.registration ?? null,
    comparison: renamedDeep(fullRecord(record), snakeCase) as Record<string, unknown>,
    ...standingOnWire(standing, language),
    todayAgainst: standing.against.map(({ reference, ...each }) => ({
      reference,
      ...standingOnWire(each, language),
    })),
    supersededBy: row.supersededBy,
    pdfUrl: decisionLink(row, userId, new Date(), hidden),
    createdAt: row.createdAt,
  };
}
