import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { repackZip } from './repackZip.ts';
import { type Cell, maxColumns, maxRows, SheetError } from './table.ts';
import type { WorkerAnswer } from './xlsxTable.ts';

async function answer(): Promise<WorkerAnswer> {
  try {
    const sheet = await readSheet(repackZip(Buffer.from(workerData as Uint8Array)));
    // One row and one column more than allowed are kept, so that the limit is reported.
    const rows = sheet.slice(0, maxRows + 1).map((row) => row.slice(0, maxColumns + 1).map(cellOf));
    return { rows };
  } catch (error) {
    return { reason: error instanceof SheetError ? error.reason : 'unreadable' };
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

// A thread's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await answer());
