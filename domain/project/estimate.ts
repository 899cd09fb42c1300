import { z } from 'zod';
import { finite, formField, formNumber, line } from '../fields.ts';
import { fckClasses, estimateNameLength } from '../limits.ts';
import { encodeMessage, type Language, type MessageKey } from '../texts/messages.ts';
import type { PriceAmount } from '../prices/priceAmount.ts';
import { priceKeys } from '../prices/priceKeys.ts';
import { readTechnology } from '../structures/technology/technologySchema.ts';

const nome = line(10_000, 'record.nome.min')
  .min(estimateNameLength.min, encodeMessage('record.nome.min'))
  .max(estimateNameLength.max, encodeMessage('record.nome.max'));
const tipoDeEstrutura = readTechnology('record.tipoDeEstrutura.select', 'record.tipoDeEstrutura.select');
const atLeast = (min: number, message: MessageKey) => finite().gte(min, message);

/** Counts of floors and towers, and the built area in m². */
const counts = {
  numeroDeTorres: atLeast(1, 'record.numeroDeTorres.min'),
  pavimentosSemFundacao: atLeast(1, 'record.pavimentosSemFundacao.min'),
  pavimentosTotalDaTorre: atLeast(1, 'record.pavimentosTotalDaTorre.min'),
  pavimentosDoEmbasamento: atLeast(1, 'record.pavimentosDoEmbasamento.min'),
  numeroDeSubsolos: atLeast(1, 'record.numeroDeSubsolos.min'),
  pavimentosTipo: atLeast(1, 'record.pavimentosTipo.min'),
  areaConstruidaTotal: atLeast(1, 'record.areaConstruidaTotal.min'),
};

/** Heights m, thicknesses cm. */
const dimensions = {
  alturaPisoAPisoTipo: atLeast(0, 'record.alturaPisoAPisoTipo.min'),
  maiorPisoAPisoExistente: atLeast(0, 'record.maiorPisoAPisoExistente.min'),
  espessuraDeParedes: atLeast(0, 'record.espessuraDeParedes.min'),
  espessuraDeLajes: atLeast(0, 'record.espessuraDeLajes.min'),
};

/** Concrete of each class, m³. */
const volumes = {
  volumeDeConcretoFck20: atLeast(0, 'record.volumeDeConcretoFck20.min'),
  volumeDeConcretoFck25: atLeast(0, 'record.volumeDeConcretoFck25.min'),
  volumeDeConcretoFck30: atLeast(0, 'record.volumeDeConcretoFck30.min'),
  volumeDeConcretoFck35: atLeast(0, 'record.volumeDeConcretoFck35.min'),
  volumeDeConcretoFck40: atLeast(0, 'record.volumeDeConcretoFck40.min'),
  volumeDeConcretoFck45: atLeast(0, 'record.volumeDeConcretoFck45.min'),
};

/** Body of POST /v1/structures: the quick estimate, in the Portuguese names of its form. */
export const estimateSchema = z.strictObject({
  nome,
  tipoDeEstrutura,
  ...counts,
  alturaPisoAPisoTipo: dimensions.alturaPisoAPisoTipo.nullish(),
  maiorPisoAPisoExistente: dimensions.maiorPisoAPisoExistente.nullish(),
  espessuraDeParedes: dimensions.espessuraDeParedes.nullish(),
  espessuraDeLajes: dimensions.espessuraDeLajes.nullish(),
  ...volumes,
});
export type Estimate = z.infer<typeof estimateSchema>;

type NumberSchemas<T> = { [K in keyof T]: z.ZodType<number> };
type OptionalNumberSchemas<T> = { [K in keyof T]: z.ZodType<number | undefined> };

/** The form at /layers/new; figures may be text written in `language`. */
export function estimateFormSchemaFor(language: Language) {
  const read = ([key, schema]: [string, z.ZodType]) => [key, formNumber(schema, language)];
  const readOptional = ([key, schema]: [string, z.ZodType]) => [key, formNumber(schema.optional(), language)];
  return z.object({
    nome,
    tipoDeEstrutura: formField(tipoDeEstrutura),
    ...(Object.fromEntries(Object.entries(counts).map(read)) as NumberSchemas<typeof counts>),
    ...(Object.fromEntries(Object.entries(dimensions).map(readOptional)) as OptionalNumberSchemas<
      typeof dimensions
    >),
    ...(Object.fromEntries(Object.entries(volumes).map(read)) as NumberSchemas<typeof volumes>),
  });
}

/**
 * The amounts to pay for of a record's concrete: as placed in walls, else as in beams and slabs, where most of it is. A
 * record has neither steel nor forms.
 */
export const estimatePriceAmounts = (
  concrete: readonly { fck: number; volume: number }[],
  technology: string,
): PriceAmount[] =>
  concrete.map(({ fck, volume }) => ({
    element: 'structure',
    key: priceKeys.concrete(technology === 'concrete_wall' ? 'walls' : 'beams_slabs', fck),
    unit: 'm3',
    amount: volume,
  }));

/** The concrete of a record as volumes, classes without any left out. */
export function estimateVolumes(record: Record<`volumeDeConcretoFck${(typeof fckClasses)[number]}`, number>) {
  return fckClasses
    .map((fck) => ({ fck, volume: record[`volumeDeConcretoFck${fck}`] }))
    .filter(({ volume }) => volume > 0);
}
