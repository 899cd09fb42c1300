/**
 * Calls to a service without figures in its lists that a screen may spend on them as it opens. With its lists and its
 * frame 62 projects come to 40 calls at most for a list, 60 for the dashboard.
 */
export const listCalls = 30;
export const portfolioCalls = 48;

/** Below this no project is worth asking for: itself, a tower, its options. */
export const leastCalls = 3;
