const numberPattern = String.raw`(\d{1,3}(?:[.,]\d+)?)`;

/** The most certain first; the first number of "C25/30" is the strength of the cylinder, fck. */
const patterns = [
  new RegExp(String.raw`f\s*ck\s*[=:≥>\-–_]*\s*${numberPattern}`, 'i'),
  new RegExp(String.raw`${numberPattern}\s*MPa`, 'i'),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:C|HA|HM|HP|H)[\s\-_]?(\d{2,3})(?![\d,.]*\s*(?:cm|mm|m)(?!\p{L})|\d|\s?[x×]\s?\d)`,
    'iu',
  ),
];

const cubeWords = /бетон|класс/iu;

/** One of them is in every name with a strength. */
export const strengthWords = [...patterns, cubeWords];

/** Strengths that exist, MPa; other figures in a name mean something else. */
const plausible = { min: 8, max: 120 };

/** fck, MPa, of the classes by the strength of a cube (GOST 26633): B25 is C20/25. */
const ofCubes: Readonly<Record<string, number>> = {
  '12.5': 10,
  '15': 12,
  '20': 16,
  '22.5': 18,
  '25': 20,
  '30': 25,
  '35': 28,
  '40': 32,
  '45': 35,
  '50': 40,
  '55': 45,
  '60': 50,
};

/** fck in MPa of a class by its cube, "B25" in either alphabet; null for other text. */
export function cubeStrength(text: string): number | null {
  const named = /(?:^|бетон\S*\s+|класс\S*\s+)[BВ]\s?(\d{2}(?:[.,]5)?)(?!\d)/iu.exec(text)?.[1];
  return named === undefined ? null : (ofCubes[named.replace(',', '.')] ?? null);
}

/** fck in MPa in a material's name: "C30", "fck 30", "30 MPa", "C25/30", "HA-30"; null where there is none. */
export function namedStrength(name: string): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(name)?.[1];
    const value = found === undefined ? Number.NaN : Number(found.replace(',', '.'));
    if (value >= plausible.min && value <= plausible.max) return value;
  }
  // A beam may be called B25.
  return cubeWords.test(name) ? cubeStrength(name) : null;
}

/**
 * The class of steel by its grade: "CA-60" is 60, "A500" and "B500" are 50, strand "CP 190 RB" is 190 and "Y1860S7"
 * 186; else `usual`.
 */
export function namedSteelClass(grade: string, usual: number): number {
  const class10 = /\bCA[\s\-_]?(25|50|60)\b/i.exec(grade)?.[1];
  if (class10 !== undefined) return Number(class10);
  const strand = /\bCP[\s\-_]?(1[4-9]\d|2[0-4]\d)(?!\d)|\bY(1[4-9]\d|2[0-4]\d)0/i.exec(grade);
  if (strand !== null) return Number(strand[1] ?? strand[2]);
  const yieldStrength = /(?<!\d)(250|400|500|600)(?!\d)/.exec(grade)?.[1];
  return yieldStrength === undefined ? usual : Number(yieldStrength) / 10;
}
