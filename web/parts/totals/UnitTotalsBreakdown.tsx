import { graphql, useFragment } from 'react-relay';
import type { UnitTotalsBreakdown_unit$key } from '#relay/UnitTotalsBreakdown_unit.graphql.ts';
import { TotalsAndCost } from './TotalsAndCost.tsx';
import { readTotalsPart } from './totalsPart.ts';

/** What a tower takes per m² and per dwelling, by its representative simulation: structure, foundation, together; and costs. */
export function UnitTotalsBreakdown({ unit }: { unit: UnitTotalsBreakdown_unit$key }) {
  const { id, quantities, foundationQuantities } = useFragment(
    graphql`
      fragment UnitTotalsBreakdown_unit on Unit {
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
