const writers = new Map<string, Intl.NumberFormat>();

/** Text of a number as people here write it, without groups: 1234,5. */
export function numberText(value: unknown, language: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  let writer = writers.get(language);
  if (writer === undefined) {
    writer = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 });
    writers.set(language, writer);
  }
  return writer.format(value);
}
