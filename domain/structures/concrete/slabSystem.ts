/** How slabs are built, in the words of /v1: `pt_` is prestressed. */
export const slabSystems = [
  'solid',
  'ribbed',
  'mushroom_solid',
  'mushroom_ribbed',
  'flat',
  'band_beam',
  'trussed',
  'joist',
  'filigree',
  'hollow_core',
  'precast_solid',
  'precast_ribbed',
  'pt_precast',
  'pt_solid',
  'pt_ribbed',
  'pt_mushroom_solid',
  'pt_mushroom_ribbed',
  'pt_flat',
  'pt_band_beam',
] as const;
export type SlabSystem = (typeof slabSystems)[number];

const known: ReadonlySet<string> = new Set(slabSystems);
export const isSlabSystem = (value: unknown): value is SlabSystem =>
  typeof value === 'string' && known.has(value);

/** Whether its strand is stressed: its quantities have prestressing steel beside the rebar. */
export const isPrestressedSlab = (system: SlabSystem | '' | null | undefined): boolean =>
  system?.startsWith('pt_') ?? false;
