import { createContext, use } from 'react';
import type { Range } from '#domain/range.ts';

/** A factor of the project's suppliers that takes the set's place in comparisons; kgCO₂e per `unit`. */
export type DeclaredFactor = { supplier: string; unit: string; co2: Range };

/** Those that hold today, by the key of their material. */
export const DeclaredFactors = createContext<ReadonlyMap<string, DeclaredFactor>>(new Map());

/** The declared factor at work for a material; undefined where the set's own stands. */
export const useDeclaredFactor = (material: string | undefined): DeclaredFactor | undefined =>
  use(DeclaredFactors).get(material ?? '');
