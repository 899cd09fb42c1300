import { graphqlTechnology } from '../../theme/technology.tsx';
import type { Estimate } from './estimateForm.ts';

/** What the form holds as the mutations take it; a dimension left empty is taken off the record. */
export function estimateInput(values: Estimate) {
  return {
    ...values,
    tipoDeEstrutura: graphqlTechnology(values.tipoDeEstrutura),
    alturaPisoAPisoTipo: values.alturaPisoAPisoTipo ?? null,
    maiorPisoAPisoExistente: values.maiorPisoAPisoExistente ?? null,
    espessuraDeParedes: values.espessuraDeParedes ?? null,
    espessuraDeLajes: values.espessuraDeLajes ?? null,
  };
}
