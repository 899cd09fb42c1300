/**
 * How text from the database becomes values, the same for both drivers. Keys are PostgreSQL's type ids:
 * 20 int8 and 1700 numeric become numbers (counts and sums here stay far below 2^53), 1184 timestamptz becomes
 * an RFC 3339 UTC string, which is what the wire carries.
 */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1184: (text) => new Date(text).toISOString(),
};
