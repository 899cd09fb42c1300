import type { Range } from '#domain/range.ts';
import type { Intensity } from './benchmarkRepository.ts';

/** Points of others a curve carries at most: finer than a screen shows. */
const mostPoints = 1000;

/** `y` is rank ÷ number, ranked by `min`. Only what is the caller's own has an id. */
type CurvePoint = Range & { id?: string; own: boolean; y: number };

/** The cumulative curve of one quantity over everybody's things. */
export function benchmarkCurve(
  intensities: readonly Intensity[],
  quantity: 'co2' | 'energy',
  isOwn: (intensity: Intensity) => boolean,
): CurvePoint[] {
  const points = intensities
    .map((intensity) => ({ intensity, min: intensity[`${quantity}Min`], max: intensity[`${quantity}Max`] }))
    .toSorted((a, b) => a.min - b.min || a.max - b.max || (a.intensity.id < b.intensity.id ? -1 : 1))
    .map(({ intensity, min, max }, rank, all): CurvePoint => {
      const own = isOwn(intensity);
      return { ...(own ? { id: intensity.id } : {}), own, y: (rank + 1) / all.length, min, max };
    });
  const step = Math.ceil(points.length / mostPoints);
  return points.filter(({ own }, rank) => own || (points.length - 1 - rank) % step === 0);
}
