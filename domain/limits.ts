/** Largest number any field takes; keeps sums and products of fields far from overflow. */
export const largestNumber = 1e9;

/** Concrete classes, MPa, and the bounds of a strength given apart from them. */
export const fckClasses = [20, 25, 30, 35, 40, 45] as const;
export const fckRange = { min: 20, max: 45 } as const;
export const customFckRange = { min: 15, max: 60 } as const;
/** Usual classes of tall towers past the list, given as custom strengths, MPa. */
export const fckBeyondClasses = [50, 55, 60] as const;
/** Bounds of grout, mortar and block strengths, MPa: the tables and a little beyond. */
export const fgkRange = { min: 10, max: 40 } as const;
export const fakRange = { min: 2, max: 20 } as const;
export const fbkRange = { min: 2, max: 30 } as const;
export const steelClasses = [50, 60] as const;
/** Prestressing strand: CP190. */
export const strandClass = 190;
/** Bounds of a steel class. The strongest strand is CP-240: 500 is a typo for CA-50, and would count as strand. */
export const steelClassRange = { min: 0, max: 300 } as const;

/** kg/m³. */
export const concreteDensity = 2400;
export const groutDensity = 2200;

export const textLimits = {
  name: 100,
  address: 100,
  number: 20,
  description: 500,
  profile: 100,
  email: 254,
  url: 2048,
} as const;
export const estimateNameLength = { min: 3, max: 50 } as const;
/** bcrypt-era bounds kept: characters at least, bytes at most. */
export const passwordLength = { min: 8, maxBytes: 72 } as const;
export const minimumAge = 18;
export const tokenLength = 26;
export const imageMegabytes = 25;
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
/** Floors of one tower, all groups together; the world's tallest has fewer than 200. */
export const maxTowerFloors = 500;
/** Equal towers of one project, and dwellings of one tower. */
export const maxRepetitions = 1000;
export const maxDwellings = 10_000;
/** Characters of an unfinished sheet: some ten times a large tower's. */
export const maxSheetCharacters = 400_000;
export const listLimits = {
  floorGroups: 200,
  volumes: 50,
  steel: 20,
  blocks: 200,
  otherMaterials: 50,
} as const;

/** Largest expected error of quantities, 0.5 = ± 50 %: beyond that nothing was measured. */
export const largestPrecision = 0.5;

/** Lifetimes. */
export const invitationDays = 7;
export const loginHours = 24;
export const passwordResetHours = 1;
export const activationDays = 3;

export const pageSize = 50;
export const projectsStaleMilliseconds = 5 * 60_000;
export const dataRetries = 3;

export const narrowScreenPixels = 768;
export const numberDecimals = 2;
export const notificationPopoverPixels = 400;
export const tooltip = { delayMilliseconds: 700, skipDelayMilliseconds: 300 } as const;
export const toast = { visible: 3, autoCloseMilliseconds: 4000 } as const;
export const translationRetry = { times: 5, firstWaitMilliseconds: 350 } as const;
export const router = {
  pendingMilliseconds: 1000,
  minimumPendingMilliseconds: 500,
  preloadMilliseconds: 50,
} as const;
