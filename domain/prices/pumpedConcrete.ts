import type { InputCode } from './sinapi/sinapi2026_09Inputs.ts';

/** Pumped concrete by class, MPa, and the code of its input. */
export const pumpedConcrete: readonly (readonly [number, InputCode])[] = [
  [20, 1524],
  [25, 1527],
  [30, 1525],
  [35, 11145],
  [40, 34479],
  [45, 34481],
  [50, 34483],
  [60, 34485],
];
