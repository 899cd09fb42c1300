/**
 * Calls that a screen may spend on figures when it opens, on a service without figures in its lists. With its lists and
 * its frame, 62 projects need at most 40 calls for a list, 60 for the dashboard.
 */
export const listCalls = 30;
export const portfolioCalls = 48;

/** The least that one project costs: itself, a tower, its options. */
export const leastCalls = 3;
