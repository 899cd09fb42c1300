import type { Language } from '#domain/texts/messages.ts';
import { issueText } from '#domain/texts/messageText.ts';
import { z } from 'zod';
import type { ImportResult } from './importSheet.ts';
import { allowedText, importTextOf } from './importTexts.ts';
import { choicesOf } from './people/choices.ts';
import { headingOf } from './people/headings.ts';
import { importPreview, previewOf } from './importPreview.ts';
import type { Fault } from './sheetRows.ts';
import type { InsideOf } from '../http/input/spelling.ts';

/** A message about one column of a row. */
const columnMessage = z.array(
  z.object({ column: z.string().describe('As the header writes it'), message: z.string() }),
);

/** The result of a sheet. */
export const importReply = z.object({
  import_id: z.string().optional().describe('Names the import, to undo it; absent when nothing was made'),
  dry_run: z.boolean(),
  projects_made: z.number().int(),
  projects: z.array(z.object({ id: z.string(), name: z.string() })).describe('The projects made'),
  rows: z.array(
    z.object({
      row: z.number().int().describe('Row in the sheet, the header being 1'),
      project_id: z.string().optional().describe('The project made of it'),
      errors: columnMessage,
      notes: columnMessage.optional().describe('What was taken for what the row leaves out; no fault'),
    }),
  ),
  preview: importPreview.optional().describe('With `dry_run`: what would be made of the sheet'),
});

/** Faults for which the column's allowed values help. */
const isOfChoice = (message: string) =>
  /\.(select|invalid|type)$|^project\.state\.|^text:foundation_type/.test(message);

/** The result in the caller's language, with columns as the sheet writes them. */
export function onWire(
  result: ImportResult,
  dryRun: boolean,
  language: Language,
): InsideOf<typeof importReply> {
  const { importId, rows, made, written, planned } = result;
  const isForPeople = [...written].some(([column, heading]) => heading.toLowerCase() !== column);
  const nameOf = (column: string) =>
    written.get(column) ?? (isForPeople && column !== '' ? headingOf(column, language) : column);
  const textOf = ({ column, message }: Fault) => {
    const text = importTextOf(message, language) ?? issueText(message, language);
    const choices = isOfChoice(message) ? choicesOf(column, language) : null;
    return choices === null ? text : allowedText(text, choices, language);
  };
  const remark = (fault: Fault) => ({ column: nameOf(fault.column), message: textOf(fault) });
  return {
    ...(importId === undefined ? {} : { importId }),
    dryRun,
    projectsMade: made,
    projects: planned.flatMap(({ name, rows: own }) => {
      const id = rows.find(({ row }) => row === own[0])?.projectId;
      return id === undefined ? [] : [{ id, name }];
    }),
    rows: rows.map(({ row, projectId, faults, notes }) => ({
      row,
      ...(projectId === undefined ? {} : { projectId }),
      errors: faults.map(remark),
      ...(notes.length === 0 ? {} : { notes: notes.map(remark) }),
    })),
    ...(dryRun ? { preview: planned.map(previewOf) } : {}),
  };
}
