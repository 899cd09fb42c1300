import type { Range } from '#domain/range.ts';

const fixed = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure as module tables write it, and screens on hover. */
export const twoDecimals = (value: number): string => fixed.format(value);

const three = new Intl.NumberFormat('pt-BR', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });

/** Three significant digits and a true minus, as a comparison writes them. */
export const significant = (value: number): string => three.format(value).replace('-', '−');

/** Both ends as a comparison writes them where none is below zero. */
export const significantRange = ({ min, max }: Range): string => `${significant(min)} – ${significant(max)}`;

/** Kilograms as big totals are written: in tonnes with three significant digits. */
export const tonnes = (kilograms: number): string => significant(kilograms / 1000);

export const tonnesRange = ({ min, max }: Range): string => `${tonnes(min)} – ${tonnes(max)}`;
