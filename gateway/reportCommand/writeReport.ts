import type { Language } from '#domain/texts/messages.ts';
import { createWriteStream, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { reportText, plainNumbers } from './reportText.ts';
import type { ReportFormat } from './reportArguments.ts';
import type { FlatRow } from './reportQueries.ts';
import { writeSheet } from './reportSheet.ts';

/** The exit status of an interrupted command. */
const interrupted = 130;

/** Writes the rows to a file, which appears only when it is complete, or to standard output without one. */
export async function writeReport(
  given: AsyncIterable<FlatRow>,
  { format, language }: { format: ReportFormat; language: Language },
  out: string | undefined,
): Promise<void> {
  const rows = plainNumbers(given);
  if (out === undefined) {
    if (format === 'xlsx') throw new Error('A workbook needs a file');
    await pipeline(reportText(rows, { format, language }), process.stdout, { end: false });
    return;
  }
  const partial = `${out}.part`;
  const stop = () => {
    rmSync(partial, { force: true });
    process.exit(interrupted);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await writeFile(partial, ''); // tells at once, and not after all rows, that nothing can be written there
    if (format === 'xlsx') await writeSheet(rows, partial);
    else await pipeline(reportText(rows, { format, language }), createWriteStream(partial));
    await rename(partial, out);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
