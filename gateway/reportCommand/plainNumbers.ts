import { withoutRoundingError } from '#domain/numbers.ts';
import type { FlatRow } from './reportQueries.ts';

/** Rows without what binary sums leave behind a figure, such as 104169.40000000001; numbers stay numbers. */
export async function* plainNumbers(rows: AsyncIterable<FlatRow>): AsyncGenerator<FlatRow> {
  for await (const row of rows) {
    const cells = Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'number' ? withoutRoundingError(value) : value,
    ]);
    yield Object.fromEntries(cells) as FlatRow;
  }
}
