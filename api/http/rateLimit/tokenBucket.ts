/** Calls left, and when that was counted (ms). */
export type Bucket = { left: number; at: number };

/** How fast a bucket fills and how much it holds. */
export type Rate = { perSecond: number; burst: number };

/** The bucket after one more call at `now`, and whether there was room for it. */
export function takeCall(
  bucket: Bucket | undefined,
  now: number,
  { perSecond, burst }: Rate,
): { bucket: Bucket; allowed: boolean } {
  const gained = bucket === undefined ? burst : ((now - bucket.at) / 1000) * perSecond;
  const left = Math.min(burst, (bucket?.left ?? 0) + gained);
  const allowed = left >= 1;
  return { bucket: { left: allowed ? left - 1 : left, at: now }, allowed };
}
