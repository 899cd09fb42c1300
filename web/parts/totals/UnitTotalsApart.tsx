import { graphql, useFragment } from 'react-relay';
import type { UnitTotalsApart_unit$key } from '#relay/UnitTotalsApart_unit.graphql.ts';
import { TotalsApart } from './TotalsApart.tsx';
import { readTotalsPart } from './totalsPart.ts';

/** What a tower takes per m² and per dwelling, by the simulation that stands for it: structure, foundation, together. */
export function UnitTotalsApart({ unit }: { unit: UnitTotalsApart_unit$key }) {
  const { quantities, foundationQuantities } = useFragment(
    graphql`
      fragment UnitTotalsApart_unit on Unit {
        quantities {
          ...totalsPart_quantities
        }
        foundationQuantities {
          ...totalsPart_quantities
        }
      }
    `,
    unit,
  );
  return (
    <TotalsApart structure={readTotalsPart(quantities)} foundation={readTotalsPart(foundationQuantities)} />
  );
}
