import { fckClasses } from '#domain/limits.ts';
import type { Language } from '#domain/texts/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { concreteQuantities, perSquareMeter } from '#domain/materials/quantities.ts';
import { estimateVolumes, type estimateFormSchemaFor } from '#domain/project/estimate.ts';
import type { z } from 'zod';

type EstimateSchema = ReturnType<typeof estimateFormSchemaFor>;
export type EstimateFields = z.input<EstimateSchema>;
export type Estimate = z.output<EstimateSchema>;

/** Counts of a record, in the order of the form; the area, m², is among them because it is required like them. */
export const countNames = [
  'numeroDeTorres',
  'pavimentosSemFundacao',
  'pavimentosTotalDaTorre',
  'pavimentosDoEmbasamento',
  'numeroDeSubsolos',
  'pavimentosTipo',
] as const;

/** Optional dimensions with their units. */
export const dimensionUnits = {
  alturaPisoAPisoTipo: 'm',
  maiorPisoAPisoExistente: 'm',
  espessuraDeParedes: 'cm',
  espessuraDeLajes: 'cm',
} as const;
export const dimensionNames = Object.keys(dimensionUnits) as (keyof typeof dimensionUnits)[];

export const volumeName = (fck: (typeof fckClasses)[number]) => `volumeDeConcretoFck${fck}` as const;

/** A class that is not used has no concrete: the six volumes are required, and begin at 0. */
export const emptyEstimate = Object.fromEntries(fckClasses.map((fck) => [volumeName(fck), 0]));

/** What the concrete typed so far amounts to, by the server's own rules; null while there is none. */
export function liveEstimate(volumes: readonly unknown[], area: unknown, language: Language) {
  const read = (value: unknown) =>
    typeof value === 'number' ? value : typeof value === 'string' ? parseLocaleNumber(value, language) : null;
  const record = Object.fromEntries(
    fckClasses.map((fck, index) => [volumeName(fck), Math.max(0, read(volumes[index]) ?? 0)]),
  ) as Parameters<typeof estimateVolumes>[0];
  const concrete = estimateVolumes(record);
  if (concrete.length === 0) return null;
  const quantities = concreteQuantities(concrete);
  return {
    concrete,
    quantities,
    area: read(area) ?? 0,
    volume: concrete.reduce((sum, { volume }) => sum + volume, 0),
    intensity: perSquareMeter(quantities, read(area) ?? 0),
  };
}
