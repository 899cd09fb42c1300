import { addRanges, type Range } from '#domain/range.ts';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';

type Part = Intensities | null | undefined;

/** Structure and foundation added, per m² of the same area; a figure that only one of them has is taken as it is. */
export function intensitiesTogether(structure: Part, foundation: Part): Intensities {
  const sum = (aspect: keyof Intensities): Range | null => {
    const [one, other] = [structure?.[aspect], foundation?.[aspect]];
    return one && other ? addRanges(one, other) : (one ?? other ?? null);
  };
  return { co2: sum('co2'), energy: sum('energy') };
}
