import { graphql, useFragment } from 'react-relay';
import type { UnitTotalsApart_unit$key } from '#relay/UnitTotalsApart_unit.graphql.ts';
import { TotalsAndCost } from './TotalsAndCost.tsx';
import { readTotalsPart } from './totalsPart.ts';

/** What a tower takes per m² and per dwelling, by the simulation that stands for it: structure, foundation, together; and costs. */
export function UnitTotalsApart({ unit }: { unit: UnitTotalsApart_unit$key }) {
  const { id, quantities, foundationQuantities } = useFragment(
    graphql`
      fragment UnitTotalsApart_unit on Unit {
        id
        quantities(withLosses: $withLosses) {
          ...totalsPart_quantities
        }
        foundationQuantities(withLosses: $withLosses) {
          ...totalsPart_quantities
        }
      }
    `,
    unit,
  );
  return (
    <TotalsAndCost
      id={id}
      structure={readTotalsPart(quantities)}
      foundation={readTotalsPart(foundationQuantities)}
    />
  );
}
