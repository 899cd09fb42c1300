import type { Range } from '../../range.ts';

/** A figure of the product stage A1–A3 per declared amount, kgCO₂e or MJ, and the indicators it was read from. */
export type EpdFigure = {
  indicator: string;
  range: Range;
  /** Whether the range is one standard deviation to each side of the mean. */
  isDeviation: boolean;
};

/** How much of each unit of the factor set the declared amount contains; null where the file does not say. */
export type EpdContent = Readonly<Record<'kg' | 'm3' | 'un', number | null>>;

/** The parts of a file that a declaration needs; null where the file does not say. */
export type Epd = {
  format: 'ILCD+EPD' | 'openEPD';
  product: string | null;
  supplier: string | null;
  /** Its registration number or address. */
  document: string | null;
  /** The last day it holds, YYYY-MM-DD. */
  validUntil: string | null;
  /** The file has only the year. */
  isYearOnly: boolean;
  /** The edition of EN 15804, or the method of assessment where it names no edition. */
  standard: string | null;
  /** The declared amount in the unit as written. */
  declared: { amount: number; unit: string } | null;
  content: EpdContent;
  co2: EpdFigure | null;
  energy: EpdFigure | null;
};

/** Why a file is no EPD that can be read. */
export type EpdFault = 'large' | 'damaged' | 'unsafe' | 'unknown';

export class EpdRefused extends Error {
  readonly fault: EpdFault;
  constructor(fault: EpdFault) {
    super(`No EPD: ${fault}`);
    this.fault = fault;
  }
}
