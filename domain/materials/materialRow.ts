import { blockTypes } from '../factors/blockTypes.ts';
import { steelLabel } from '../factors/steelClass.ts';
import type { SetUnit } from './materials.ts';

/** A row of the factor set: its short name and the unit its factors are per. */
type MaterialRow = { label: string; unit: SetUnit };

const numbered: Readonly<Record<string, { label: (strength: string) => string; unit: SetUnit }>> = {
  concrete: { label: (fck) => `C${fck}`, unit: 'm3' },
  grout: { label: (fgk) => `fgk ${fgk}`, unit: 'm3' },
  mortar: { label: (fak) => `fak ${fak}`, unit: 'm3' },
  steel: { label: (ca) => steelLabel(Number(ca)), unit: 'kg' },
};

const strength = /^[1-9]\d{0,3}(\.\d{1,3})?$/;

/** The row of a material's key (`concrete:30`, `block:inteiro (14x19x39):6`); undefined for any other text. */
export function materialRow(key: string): MaterialRow | undefined {
  const [kind = '', ...rest] = key.split(':');
  const row = Object.hasOwn(numbered, kind) ? numbered[kind] : undefined;
  const [value = ''] = rest;
  if (row !== undefined)
    return rest.length === 1 && strength.test(value)
      ? { label: row.label(value), unit: row.unit }
      : undefined;
  const fbk = rest.at(-1) ?? '';
  const type = rest.slice(0, -1).join(':');
  const isBlock = kind === 'block' && blockTypes.some((known) => known === type) && strength.test(fbk);
  return isBlock ? { label: `${type} fbk ${fbk}`, unit: 'un' } : undefined;
}
