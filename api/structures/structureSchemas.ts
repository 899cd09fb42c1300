import { structureRecordSchema, structureRecordUpdateSchema } from '#domain/structureRecord.ts';
import { technologies } from '#domain/technology.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import { metadataSchema, pageQuery } from '../http/pagination.ts';
import { revisionField } from '../http/revision.ts';
import { sortQuery } from '../http/sorting.ts';
import { quantityTotalsSchema } from '../totals/totalsWire.ts';
import type { InsideOf } from '../http/spelling.ts';

export const structureCreateBody = structureRecordSchema;
export const structureUpdateBody = structureRecordUpdateSchema.extend(revisionField);
export const structureParams = z.object({ structureId: uuidParam });

export const structureListQuery = pageQuery.extend({
  sort: sortQuery(['created_at', 'updated_at'], '-created_at'),
});

const count = z.number();
const volume = z.number().describe('m³');

/** A quick estimate with what its concrete comes to. */
const structureReplySchema = z.object({
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
  ...quantityTotalsSchema.shape,
});

export const structureAnswer = z.object({ structure: structureReplySchema });
export const structuresAnswer = z.object({
  structures: z.array(structureReplySchema),
  metadata: metadataSchema,
});

export type StructureListQuery = InsideOf<typeof structureListQuery>;
export type StructureReply = InsideOf<typeof structureReplySchema>;
