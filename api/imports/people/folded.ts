/** Text by which people's spellings of the same thing are equal: no accents, case, signs or spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
