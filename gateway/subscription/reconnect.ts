/** Milliseconds before the first, second… further try to connect. */
const delays = [1_000, 2_000, 5_000, 15_000, 30_000];

/** A stream that lasted so long (ms) was no failed try: what ended it, as a change of the leader, is likely over soon. */
const longMs = 10_000;

/** How many tries in a row have failed when a stream ends after `lastedMs`, of `losses` before it. */
export const lossesAfter = (losses: number, lastedMs: number): number => (lastedMs >= longMs ? 0 : losses);

/** How long to wait (ms) after that many. */
export const reconnectDelay = (losses: number): number => delays[Math.min(losses, delays.length - 1)]!;
