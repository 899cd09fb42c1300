import type { Range } from '#domain/range.ts';

const fixed = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure as the screens write it. */
export const figure = (value: number): string => fixed.format(value);

/** Both ends as the screens write them. */
export const rangeText = ({ min, max }: Range): string => `${figure(min)} – ${figure(max)}`;

const short = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** Kilograms as big totals are written: in tonnes, with fewer decimals the larger they are. */
export function tonnes(kilograms: number): string {
  const format = kilograms >= 1e6 ? whole : kilograms >= 1e4 ? short : fixed;
  return format.format(kilograms / 1000);
}

export const tonnesRange = ({ min, max }: Range): string => `${tonnes(min)} – ${tonnes(max)}`;
