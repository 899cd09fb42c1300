import { Worker } from 'node:worker_threads';
import { type Cell, decimalOf, SheetError, type Table } from './table.ts';

/** Reading 5000 honest rows takes a second; a workbook that takes longer than this is malicious. */
const longestMs = 20_000;
const maxMegabytes = 256;

export type WorkerAnswer = { rows: Cell[][] } | { reason: SheetError['reason'] };

/**
 * Reads the first sheet of an XLSX workbook, in a thread with bounded memory and time: a small file can describe cells
 * a million rows apart, or take minutes to read.
 * @throws SheetError for what is no workbook or exceeds those bounds.
 */
export async function xlsxTable(bytes: Uint8Array): Promise<Table> {
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    execArgv: [],
  });
  const answer = await new Promise<WorkerAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ reason: 'too_large' }), longestMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      resolve({ reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'unreadable' });
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ reason: 'unreadable' });
    });
  });
  await worker.terminate();
  if ('reason' in answer) throw new SheetError(answer.reason);
  return { rows: answer.rows, decimal: decimalOf(answer.rows, 'pt-BR') };
}
