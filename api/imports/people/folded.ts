/** Folded words of older templates, and their replacement: sheets filled in then are still read. */
const respelt: readonly (readonly [RegExp, string])[] = [
  [/graut(?!e)/gu, 'grout'],
  [/граут/gu, 'грут'],
  [/^edificio$/u, 'torre'],
  [/^симуляция$/u, 'вариант'],
  [/^neighbourhood$/u, 'neighborhood'],
  [/^murodeconcreto$/u, 'murodehormigon'],
];

/** A normalized text, for comparing people's spellings: no accents, case, signs or spaces. */
export const folded = (text: string): string =>
  respelt.reduce(
    (spelling, [old, now]) => spelling.replace(old, now),
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  );
