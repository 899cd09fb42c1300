import type { Indicator } from '#domain/comparison/sides/lines.ts';
import type { Side } from './sides.ts';

type Of = { of: Indicator };

/** A figure of one item against another: kgCO₂e or MJ, as a total and per m². */
export type AnswerFigureSource = {
  total: number;
  perSquareMeter: number;
  against: () => ComparedItem | null;
};

/** A side within one comparison. */
export type ComparedItem = Side & {
  /** Unique for the pair of item and reference. */
  id: string;
  isReference: boolean;
  side: Omit<Side, 'lines'> & {
    lines: (Side['lines'][number] & { isInferred: boolean })[];
    hasFoundation: boolean | null;
    isUnfinished: boolean;
  };
  worstExcess: (asked: Of) => AnswerFigureSource | null;
  bestCase: (asked: Of) => AnswerFigureSource | null;
  /** 0.15 = ± 15 %. */
  precision: () => Promise<number>;
};
