/**
 * Reinforcing steel of one class: ca 50, 60 or another, mass kg per floor. `customCa`, if given, is the class.
 * `assumed`: the mass is a usual rate and was not measured.
 */
export type SteelMass = { ca: number; mass: number; customCa?: number; assumed?: boolean };

/** The class that counts. */
export const effectiveCa = ({ ca, customCa }: { ca: number; customCa?: number }) => customCa ?? ca;
