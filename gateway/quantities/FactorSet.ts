import { type FactorRow, factorRows } from '#domain/factors/factorRows.ts';
import type { FactorSet as DomainFactorSet } from '#domain/factors/factorSet.ts';
import { currentFactorSet, factorSets as allFactorSets } from '#domain/factors/factorSets.ts';

export type FactorSetSource = Pick<DomainFactorSet, 'id' | 'version' | 'source' | 'date'> & {
  isCurrent: boolean;
  factors: () => (FactorRow & { provenance: FactorRow['status'] })[];
};

export const toFactorSet = (set: DomainFactorSet): FactorSetSource => ({
  id: set.id,
  version: set.version,
  source: set.source,
  date: set.date,
  isCurrent: set.id === currentFactorSet.id,
  factors: () => factorRows(set).map((row) => ({ ...row, provenance: row.status })),
});

export const factorSets = () => allFactorSets.toReversed().map(toFactorSet);
