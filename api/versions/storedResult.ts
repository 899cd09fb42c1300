import type { Quantities } from '#domain/materials/quantities.ts';
import { markStrandAsRebar } from '#domain/materials/strandAsRebar.ts';
import { toJson } from '../db/json.ts';

/** Quantities as `versions.result` holds them: in the names of /v1, so that rows of every release read alike. */
export type StoredResult = Omit<Quantities, 'concrete' | 'grout' | 'steel' | 'factorSet'> & {
  total_concrete: number | null;
  total_grout: number | null;
  total_steel: number | null;
  factor_set: string;
};

export function resultToStore({ concrete, grout, steel, factorSet, ...rest }: Quantities) {
  const stored: StoredResult = {
    ...rest,
    total_concrete: concrete,
    total_grout: grout,
    total_steel: steel,
    factor_set: factorSet,
  };
  return toJson(stored);
}

/** The stored result, with today's flags: figures of a set without rows for strand are flagged. */
export function readResult({
  total_concrete: concrete,
  total_grout: grout,
  total_steel: steel,
  factor_set: factorSet,
  ...rest
}: StoredResult): Quantities {
  return markStrandAsRebar({ ...rest, concrete, grout, steel, factorSet }, factorSet);
}
