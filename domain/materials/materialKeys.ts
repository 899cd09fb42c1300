/** Keys of the factor set's rows. */
export const materialKeys = {
  concrete: (fck: number) => `concrete:${fck}`,
  grout: (fgk: number) => `grout:${fgk}`,
  mortar: (fak: number) => `mortar:${fak}`,
  block: (type: string, fbk: number) => `block:${type}:${fbk}`,
  steel: (ca: number | string) => `steel:${ca}`,
} as const;

/** What the materials come to whose keys begin with `prefix`, such as `concrete:`. */
export const amountUnder = (materials: readonly { key: string; amount: number }[], prefix: string): number =>
  materials.filter(({ key }) => key.startsWith(prefix)).reduce((sum, { amount }) => sum + amount, 0);
