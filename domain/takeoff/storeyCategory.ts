import type { FloorCategory } from '../tower/floorCategories.ts';

const words: readonly [FloorCategory, RegExp][] = [
  [
    'basement_floor',
    /subsolo|\bss\d|basement|underground|subterr|s[oó]tano|подвал|sub-?solo|kellergeschoss|funda[cç]|foundation|cimenta/iu,
  ],
  [
    'ground_floor',
    /t[eé]rreo|(?<!\p{L}|above\s|below\s)ground(?:floor|level|(?!\p{L}))|planta baja|\bpb\b|первый|erdgeschoss|\bEG\b|embasamento/iu,
  ],
  [
    'penthouse_floor',
    /cobertura|[aá]tico|penthouse|roof|telhado|barrilete|caixa d|casa de m[aá]q|azotea|cubierta|кровл|крыш|dachgeschoss/iu,
  ],
];

/** Storeys lower than this, m, are below ground. */
const below = -1;

/** The kind of floor of a storey, by its name, else by its elevation in m. */
export function storeyCategory(name: string, elevation: number): FloorCategory {
  const named = words.find(([, pattern]) => pattern.test(name))?.[0];
  if (named !== undefined) return named;
  if (elevation < below) return 'basement_floor';
  return 'standard_floor';
}
