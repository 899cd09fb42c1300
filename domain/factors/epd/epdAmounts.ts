import { isWithin } from '../../range.ts';
import type { EpdContent } from './epd.ts';

const pieces = { un: 1 } as const;
/** Units of declared amounts as files write them. */
const units: Readonly<Record<string, Partial<EpdContent>>> = {
  kg: { kg: 1 },
  t: { kg: 1000 },
  tonne: { kg: 1000 },
  'metric ton': { kg: 1000 },
  m3: { m3: 1 },
  l: { m3: 0.001 },
  dm3: { m3: 0.001 },
  un: pieces,
  unit: pieces,
  item: pieces,
  items: pieces,
  'item(s)': pieces,
  each: pieces,
  piece: pieces,
  pieces: pieces,
  pcs: pieces,
  'pcs.': pieces,
};

const nothing: EpdContent = { kg: null, m3: null, un: null };

/** From a milligram to a million tonnes: nobody declares less or more, and dividing by it stays finite. */
const plausible = { min: 1e-6, max: 1e9 };
const known = (value: number | null | undefined) =>
  value != null && isWithin(value, plausible) ? value : null;

/**
 * An amount of the product in the units of the factor set.
 * @param mass kg of the amount, `volume` its m³, `density` kg/m³; two of the three give the third.
 */
export function contentOf(
  amount: number | null,
  unit: string | null,
  given: { mass?: number | null; volume?: number | null; pieces?: number | null; density?: number | null },
): EpdContent {
  const name = (unit ?? '').toLowerCase().replace('³', '3').replace('^', '');
  const per = Object.hasOwn(units, name) ? units[name] : undefined;
  const scaled = (of: keyof EpdContent) =>
    known(amount !== null && per?.[of] != null ? amount * per[of] : null);
  const mass = scaled('kg') ?? known(given.mass);
  const volume = scaled('m3') ?? known(given.volume);
  const density = known(given.density);
  return {
    ...nothing,
    kg: mass ?? known(volume !== null && density !== null ? volume * density : null),
    m3: volume ?? known(mass !== null && density !== null ? mass / density : null),
    un: scaled('un') ?? known(given.pieces),
  };
}
