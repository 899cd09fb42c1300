import { materialRow } from '../../materials/materialRow.ts';
import { significant } from '../../numbers.ts';
import type { Range } from '../../range.ts';
import { currentFactorSet } from '../factorSets.ts';
import { blockMass } from '../lookup.ts';
import type { Epd, EpdFigure } from './epd.ts';

/** A form field that cannot be filled, and why: the file has nothing, or a figure that does not fit the row. */
type EpdGap = 'supplier' | 'document' | 'validUntil' | 'co2' | 'energy' | 'unit' | 'negative';

type EpdFactors = {
  /** kgCO₂e and MJ per unit of the row; null where the file gives none. */
  co2: Range | null;
  energy: Range | null;
  /** The declared amount in the row's unit, and the mass of a block used where the file does not count pieces. */
  per: { amount: number; unit: 'kg' | 'm3' | 'un'; blockMass: number | null } | null;
  gaps: EpdGap[];
};

/** Digits that a document's figure keeps when it is divided. */
const figures = 6;

function perOf({ content }: Epd, material: string): EpdFactors['per'] {
  const unit = materialRow(material)?.unit;
  if (unit === undefined) return null;
  const amount = content[unit];
  if (amount !== null) return { amount, unit, blockMass: null };
  const [kind, type = '', fbk] = material.split(':');
  const mass = kind === 'block' ? (blockMass(currentFactorSet, type, Number(fbk)) ?? null) : null;
  return mass === null || content.kg === null ? null : { amount: content.kg / mass, unit, blockMass: mass };
}

/** An EPD's figures for a row of the factor set, in the row's unit. Nothing is assumed but a block's mass. */
export function epdFactors(epd: Epd, material: string): EpdFactors {
  const per = perOf(epd, material);
  const gaps = new Set<EpdGap>();
  for (const field of ['supplier', 'document', 'validUntil', 'co2', 'energy'] as const)
    if (epd[field] === null) gaps.add(field);
  const factorOf = (figure: EpdFigure | null): Range | null => {
    if (figure === null || materialRow(material) === undefined) return null;
    if (per === null) gaps.add('unit');
    else if (figure.range.min < 0) gaps.add('negative');
    else
      return {
        min: significant(figure.range.min / per.amount, figures),
        max: significant(figure.range.max / per.amount, figures),
      };
    return null;
  };
  return { co2: factorOf(epd.co2), energy: factorOf(epd.energy), per, gaps: [...gaps] };
}
