import { technologies } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import { totalsShape, insideWithTotals } from '../quantities/quantitiesWire.ts';
import type { RowQuery } from '../relay/pagedConnection.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, metadataWire, queryText, segment } from '../rest/wire.ts';

const number = z.number();
const optionalNumber = z.number().nullish();

/** A quick estimate as /v1 keeps it, in the Portuguese names of its form. Areas m², heights m, thicknesses cm, volumes m³. */
const estimateShape = {
  id: idWire,
  created_at: z.string(),
  updated_at: z.string(),
  nome: z.string(),
  tipoDeEstrutura: z.enum(technologies),
  numeroDeTorres: number,
  pavimentosSemFundacao: number,
  pavimentosTotalDaTorre: number,
  pavimentosDoEmbasamento: number,
  numeroDeSubsolos: number,
  pavimentosTipo: number,
  areaConstruidaTotal: number,
  alturaPisoAPisoTipo: optionalNumber,
  maiorPisoAPisoExistente: optionalNumber,
  espessuraDeParedes: optionalNumber,
  espessuraDeLajes: optionalNumber,
  volumeDeConcretoFck20: number,
  volumeDeConcretoFck25: number,
  volumeDeConcretoFck30: number,
  volumeDeConcretoFck35: number,
  volumeDeConcretoFck40: number,
  volumeDeConcretoFck45: number,
};

export const estimateWire = z
  .object({ ...estimateShape, ...totalsShape })
  .transform(insideWithTotals(estimateShape));

export type EstimateRow = z.output<typeof estimateWire>;

const one = z.object({ structure: estimateWire });
const many = z.object({ structures: listOf(estimateWire), metadata: metadataWire });
const bundledOnly = { bundledOnly: 'structures' } as const;

const path = (id: string) => `/v1/structures/${segment(id)}`;

/** A page of the caller's quick estimates. */
export async function readEstimates(
  rest: RestOperation,
  { page, size }: { page: number; size: number },
  rows: RowQuery,
) {
  const query = queryText({ page_size: size, page: page === 1 ? undefined : page, ...rows });
  const { structures, metadata } = await rest.get(`/v1/structures?${query}`, many, bundledOnly);
  return { rows: structures, total: Math.max(metadata.total, structures.length) };
}

export const readEstimate = async (rest: RestOperation, id: string) =>
  (await rest.get(path(id), one, bundledOnly)).structure;

export const keepEstimate = async (rest: RestOperation, body: object) =>
  (await rest.send('POST', '/v1/structures', body, one, bundledOnly)).structure;

export const changeEstimate = async (rest: RestOperation, id: string, body: object) =>
  (await rest.send('PATCH', path(id), body, one, bundledOnly)).structure;

export const removeEstimate = (rest: RestOperation, id: string) =>
  rest.send('DELETE', path(id), undefined, anything, bundledOnly);
