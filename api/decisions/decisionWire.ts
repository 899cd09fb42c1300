import { wholeRecord } from '#domain/decision/wholeRecord.ts';
import { renamedDeep, snakeCase } from '#domain/wireNames.ts';
import type { DecisionRow } from './decisionSchemas.ts';
import { decisionLink } from './decisionLink.ts';
import type { StoredDecision } from './decisionRepository.ts';

/** A decision in the names of the wire, with an address of its PDF for who asks. */
export function decisionOnWire(row: StoredDecision, userId: number): DecisionRow {
  const { record } = row;
  return {
    id: row.id,
    unitId: row.unitId,
    number: row.number,
    chosen: record.comparison.items[record.chosen]?.name ?? '',
    reason: record.reason,
    authorId: row.authorId,
    authorName: record.author.name,
    authorRegistration: record.author.registration,
    comparison: renamedDeep(wholeRecord(record), snakeCase) as Record<string, unknown>,
    supersededBy: row.supersededBy,
    pdfUrl: decisionLink(row, userId, new Date()),
    createdAt: row.createdAt,
  };
}
