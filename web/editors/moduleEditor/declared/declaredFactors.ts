import { createContext, use } from 'react';
import type { Range } from '#domain/range.ts';

/** A factor of the project's suppliers that replaces the set's in comparisons; kgCO₂e per `unit`. */
export type DeclaredFactor = { supplier: string; unit: string; co2: Range };

/** The declarations in force, by material key. */
export const DeclaredFactors = createContext<ReadonlyMap<string, DeclaredFactor>>(new Map());

/** The declared factor of a material; undefined where the set's own applies. */
export const useDeclaredFactor = (material: string | undefined): DeclaredFactor | undefined =>
  use(DeclaredFactors).get(material ?? '');
