import { estimateSchema } from '#domain/project/estimate.ts';
import { line } from '#domain/fields.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import { searchText, updatedSince } from '../http/listFilter.ts';
import { metadataSchema, pageQuery } from '../http/pagination.ts';
import { revisionField } from '../http/revision.ts';
import { sortQuery } from '../http/sorting.ts';
import { quantityTotalsSchema } from '../totals/totalsWire.ts';
import type { InsideOf } from '../http/input/spelling.ts';

export const estimateCreateBody = estimateSchema.extend({ created_at: line(40).optional() });
export const estimateUpdateBody = estimateCreateBody.partial().extend(revisionField);
export const estimateParams = z.object({ structureId: uuidParam });

export const estimateListQuery = pageQuery.extend({
  search: searchText,
  updated_since: updatedSince,
  sort: sortQuery(['created_at', 'updated_at', 'name'], '-created_at'),
});

const count = z.number();
const volume = z.number().describe('m³');

/** A quick estimate with what its concrete comes to. */
const estimateReplySchema = z.object({
  id: z.string(),
  created_at: z.string().describe('RFC 3339'),
  updated_at: z.string().describe('RFC 3339'),
  revision: z.number().int(),
  nome: z.string(),
  tipoDeEstrutura: z.enum(technologies),
  numeroDeTorres: count,
  pavimentosSemFundacao: count,
  pavimentosTotalDaTorre: count,
  pavimentosDoEmbasamento: count,
  numeroDeSubsolos: count,
  pavimentosTipo: count,
  areaConstruidaTotal: z.number().describe('m²'),
  alturaPisoAPisoTipo: z.number().optional().describe('m'),
  maiorPisoAPisoExistente: z.number().optional().describe('m'),
  espessuraDeParedes: z.number().optional().describe('cm'),
  espessuraDeLajes: z.number().optional().describe('cm'),
  volumeDeConcretoFck20: volume,
  volumeDeConcretoFck25: volume,
  volumeDeConcretoFck30: volume,
  volumeDeConcretoFck35: volume,
  volumeDeConcretoFck40: volume,
  volumeDeConcretoFck45: volume,
  ...quantityTotalsSchema.omit({ price_amounts: true }).shape,
});

export const estimateReply = z.object({ structure: estimateReplySchema });
export const estimatesReply = z.object({
  structures: z.array(estimateReplySchema),
  metadata: metadataSchema,
});

export type EstimateListQuery = InsideOf<typeof estimateListQuery>;
export type EstimateReply = InsideOf<typeof estimateReplySchema>;
