import { graphql, readInlineData } from 'react-relay';
import type {
  totalsPart_quantities$data,
  totalsPart_quantities$key,
} from '#relay/totalsPart_quantities.graphql.ts';

/** What a structure, or a foundation, comes to per m² and per dwelling: CO₂ kgCO₂e, energy MJ, cost R$. */
export type TotalsPart = Omit<totalsPart_quantities$data, ' $fragmentType'>;

/** Both measures of quantities; null where there are none. */
export const readTotalsPart = (
  quantities: totalsPart_quantities$key | null | undefined,
): TotalsPart | null =>
  quantities == null
    ? null
    : readInlineData(
        graphql`
          fragment totalsPart_quantities on Quantities @inline {
            perSquareMeter {
              ...ranges_quantities @relay(mask: false)
              cost {
                min
                max
              }
            }
            perDwelling {
              ...ranges_quantities @relay(mask: false)
              cost {
                min
                max
              }
            }
          }
        `,
        quantities,
      );
