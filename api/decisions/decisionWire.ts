import { renamedDeep, snakeCase } from '#domain/nameCase.ts';
import type { DecisionRow } from './decisionSchemas.ts';
import { decisionLink } from './decisionLink.ts';
import type { StoredDecision } from './decisionRepository.ts';

/** A decision in the names of the wire, with an address of its PDF for who asks. */
export function decisionOnWire(row: StoredDecision, userId: number): DecisionRow {
  const { record } = row;
  return {
    id: row.id,
    unit_id: row.unit_id,
    number: row.number,
    chosen: record.comparison.items[record.chosen]?.name ?? '',
    reason: record.reason,
    author_id: row.author_id,
    author_name: record.author.name,
    author_registration: record.author.registration,
    comparison: renamedDeep(record.comparison, snakeCase) as Record<string, unknown>,
    superseded_by: row.superseded_by,
    pdf_url: decisionLink(row, userId, new Date()),
    created_at: row.created_at,
  };
}
