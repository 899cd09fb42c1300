/** Versions of the terms of use and the privacy policy: the day each was written, the newest last. */
export const termsVersions = ['2026-11-22', '2026-11-24'] as const;
export const termsVersion = termsVersions[termsVersions.length - 1]!;
