import type { EstimateEditor_estimate$data } from '#relay/EstimateEditor_estimate.graphql.ts';
import { technologyOf } from '../../theme/technology.tsx';

/** A saved record as the form's fields hold it. */
export function savedEstimate(saved: EstimateEditor_estimate$data) {
  const { id: _id, ' $fragmentType': _type, ...record } = saved;
  return {
    ...record,
    tipoDeEstrutura: technologyOf(record.tipoDeEstrutura),
    alturaPisoAPisoTipo: record.alturaPisoAPisoTipo ?? undefined,
    maiorPisoAPisoExistente: record.maiorPisoAPisoExistente ?? undefined,
    espessuraDeParedes: record.espessuraDeParedes ?? undefined,
    espessuraDeLajes: record.espessuraDeLajes ?? undefined,
  };
}
