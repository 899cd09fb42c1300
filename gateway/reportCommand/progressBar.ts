import type { Progress } from './collectRows.ts';

const width = 30;

/**
 * A bar on a terminal's standard error, so that rows on standard output stay clean. None without a terminal, or where
 * the rows go to the same terminal (`rowsInView`).
 */
export function progressBar(
  stream: NodeJS.WriteStream,
  rowsInView: boolean,
): { show: Progress; end(): void } {
  if (!stream.isTTY || rowsInView) return { show: () => {}, end: () => {} };
  return {
    show: (done, total, rows) => {
      const full = total === 0 ? width : Math.round((done / total) * width);
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      stream.write(`\r${bar} ${done}/${total} projects, ${rows} rows`);
    },
    end: () => void stream.write('\n'),
  };
}
