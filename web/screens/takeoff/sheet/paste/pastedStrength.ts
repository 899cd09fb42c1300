import { cubeStrength, namedStrength } from '#domain/takeoff/namedStrength.ts';

const number = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')));
const strengthNumber = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const strengthText = new RegExp(
  String.raw`^(?:f[cgab]k|ca|c|ha)?\s*[-=:]?\s*${strengthNumber}(?:\s*mpa)?\s*$`,
  'i',
);
const ofBlocks = [
  new RegExp(String.raw`f\s*[gab]k\s*[-=:]?\s*${strengthNumber}`, 'i'),
  new RegExp(String.raw`${strengthNumber}\s*MPa`, 'i'),
];

/**
 * The strength of a number of a table, MPa: the value in its row under a heading for strengths ("30", "C30", "B25",
 * "300 kgf/cm²"), else what its texts name. Null where there is none.
 */
export function pastedStrength(cell: string, texts: readonly string[], isConcrete: boolean): number | null {
  const old = /^(\d{3})\s*kgf?\/cm/.exec(cell.trim())?.[1];
  // 300 kgf/cm² is the former name of C30.
  if (old !== undefined) return Number(old) / 10;
  const direct = number(strengthText.exec(cell.trim())?.[1]);
  if (direct !== null) return direct;
  const cube = isConcrete ? cubeStrength(cell.trim()) : null;
  if (cube !== null) return cube;
  const all = [cell, ...texts];
  const named = isConcrete
    ? all.map(namedStrength)
    : all.map((text) => number(ofBlocks.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)));
  return named.find((each) => each !== null) ?? null;
}
