import { z } from 'zod';
import { badReply } from '../rest/restErrors.ts';

/** Steel of the service; mass kg. */
const steelWire = z.looseObject({
  material: z.string(),
  resistance: z.enum(['CA50', 'CA60', 'CP190', 'other']),
  other_resistance: z.number().nullish(),
  mass: z.number(),
});

type G3Steel = z.output<typeof steelWire>;

/** Steel in the gateway's dialect. */
export const caWire = z.object({
  ca: z.number().nullish(),
  customCa: z.number().nullish(),
  mass: z.number(),
});

type Ca = z.output<typeof caWire>;

const classes = { CA50: 50, CA60: 60, CP190: 190 } as const;

/** The class as the standard names it: 50 for CA50, 190 for CP190. Undefined where the service gives no number. */
const classOf = ({ resistance, other_resistance: other }: G3Steel): number | undefined =>
  resistance === 'other' ? (other ?? undefined) : classes[resistance];

/**
 * Classes other than 50 and 60 count as another class, so that figures with them are flagged. @throws
 * UPSTREAM_BAD_REPLY without a class.
 */
function toCa(steel: G3Steel): Ca {
  const number = classOf(steel);
  const { mass } = steel;
  if (number === undefined) throw badReply('Steel of a module has no class');
  return number === 50 || number === 60 ? { ca: number, mass } : { customCa: number, mass };
}

/** The service's name for rows without a material: nobody is asked what the steel is made into. */
const unnamed = 'general';

/**
 * Steel of a class for the service. The product knows only classes, so what the steel is made into, and the name of
 * another class, come from the row it replaces, if there is one of its class.
 */
export function toSteel(rows: readonly Ca[], stored: readonly G3Steel[]): G3Steel[] {
  const left = [...stored];
  return rows.map(({ ca, customCa, mass }) => {
    const number = customCa ?? ca ?? undefined;
    const at = left.findIndex((row) => classOf(row) === number);
    const [before] = at < 0 ? [] : left.splice(at, 1);
    if (before !== undefined) return { ...before, mass };
    const known = Object.entries(classes).find(([, each]) => each === number);
    if (known !== undefined) {
      const [resistance] = known as ['CA50' | 'CA60' | 'CP190', number];
      return { material: resistance === 'CP190' ? 'strand' : unnamed, resistance, mass };
    }
    return { material: unnamed, resistance: 'other', other_resistance: number ?? null, mass };
  });
}

/** The rows of steel of a part; for none, the service sends one row without mass. */
export const readSteel = (steel: readonly G3Steel[] | null | undefined): Ca[] =>
  (steel ?? []).filter(({ mass }) => mass !== 0).map(toCa);

/** A part with its own steel. */
export const partWire = z.looseObject({ steel: z.array(steelWire).nullish() });

/** The steel of a stored part; none where it cannot be read. */
export const steelIn = (part: unknown): readonly G3Steel[] => partWire.safeParse(part).data?.steel ?? [];

/** Converts `piles.steel[0].resistance` of a fault into the field that the gateway sent. */
export const renameQuantityField = (field: string): string =>
  field
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/\.(material|resistance|other_name|other_resistance)$/, '.ca');

/** The service requires a row where there is no steel. */
const noSteel: G3Steel = { material: unnamed, resistance: 'CA50', mass: 0 };

export const orNone = (rows: G3Steel[]): G3Steel[] => (rows.length === 0 ? [noSteel] : rows);
