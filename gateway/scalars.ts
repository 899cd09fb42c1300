import { GraphQLError, GraphQLFloat, GraphQLScalarType, Kind } from 'graphql';
import { withoutRoundingError } from '#domain/numbers.ts';

function instant(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && Number.isFinite(Date.parse(value)))
    return value;
  throw new GraphQLError('A DateTime is RFC 3339, for example 2026-11-20T11:57:50Z', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

function calendarDate(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value)))
    return value;
  throw new GraphQLError('A Date is YYYY-MM-DD, for example 2026-11-20', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Days are passed on as the service spells them. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day of the calendar, YYYY-MM-DD, for example 2026-11-20.',
  serialize: String,
  parseValue: calendarDate,
  parseLiteral: (node) => calendarDate(node.kind === Kind.STRING ? node.value : undefined),
});

/** Timestamps are passed on as the service spells them: RFC 3339 in UTC. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'An instant, RFC 3339 in UTC, for example 2026-11-20T11:57:50Z.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : undefined),
});

// Saved before the schema is made, which replaces it with ours.
const floatOutput = GraphQLFloat.coerceOutputValue;

/** Figures are sent without binary rounding errors. */
export const Float = { serialize: (value: unknown) => withoutRoundingError(floatOutput(value)) };
