import type { Assumed } from '../assumedMark.ts';

/** Concrete of one strength: fck MPa, volume m³ per floor. With `customFck` that is the strength, whatever `fck` says. */
export type ConcreteVolume = Assumed & { fck: number; volume: number; customFck?: number };

/** The strength that counts, MPa. */
export const effectiveFck = ({ fck, customFck }: { fck: number; customFck?: number }) => customFck ?? fck;
