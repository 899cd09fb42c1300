import { graphql, useFragment } from 'react-relay';
import type { UnitTotalsApart_unit$key } from '#relay/UnitTotalsApart_unit.graphql.ts';
import { TotalsApart } from './TotalsApart.tsx';

/** What a tower takes per m² and per dwelling, by the simulation that stands for it: structure, foundation, together. */
export function UnitTotalsApart({ unit }: { unit: UnitTotalsApart_unit$key }) {
  const { quantities, foundationQuantities } = useFragment(
    graphql`
      fragment UnitTotalsApart_unit on Unit {
        quantities {
          perSquareMeter {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
          perDwelling {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
        foundationQuantities {
          perSquareMeter {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
          perDwelling {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
      }
    `,
    unit,
  );
  return (
    <TotalsApart
      structure={quantities?.perSquareMeter}
      foundation={foundationQuantities?.perSquareMeter}
      perDwelling={{ structure: quantities?.perDwelling, foundation: foundationQuantities?.perDwelling }}
    />
  );
}
