/** Keys of the factor set's rows. */
export const materialKeys = {
  concrete: (fck: number) => `concrete:${fck}`,
  grout: (fgk: number) => `grout:${fgk}`,
  mortar: (fak: number) => `mortar:${fak}`,
  block: (type: string, fbk: number) => `block:${type}:${fbk}`,
  steel: (ca: number | string) => `steel:${ca}`,
} as const;
