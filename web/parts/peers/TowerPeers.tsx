import { graphql, useFragment } from 'react-relay';
import type { PeersSection_query$key } from '#relay/PeersSection_query.graphql.ts';
import type { TowerPeers_unit$key } from '#relay/TowerPeers_unit.graphql.ts';
import { usePeerFoundation } from './usePeerFoundation.ts';
import { PeersSection } from './PeersSection.tsx';
import { caughtValue } from '../../relay/caughtValue.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

type Props = { query: PeersSection_query$key; unit: TowerPeers_unit$key };

/** Where each simulation of a tower stands among the known towers. */
export function TowerPeers({ query, unit }: Props) {
  const { databaseId, options } = useFragment(
    graphql`
      fragment TowerPeers_unit on Unit @throwOnFieldError {
        databaseId
        options(first: 50) {
          edges {
            node {
              databaseId
              name
              designed: quantities @catch {
                # Fails with all the others that read quantities: the store keeps one of them under one key.
                flags
                perSquareMeter {
                  ...ranges_quantities @relay(mask: false)
                }
              }
              foundation {
                id
              }
              designedWithFoundation: quantitiesWithFoundation @catch {
                flags
                perSquareMeter {
                  ...ranges_quantities @relay(mask: false)
                }
              }
            }
          }
        }
      }
    `,
    unit,
  );
  const withFoundation = usePeerFoundation();
  const marks = nodesOf(options).map((node) => {
    // Known towers are without losses. Among towers with foundations, the figures of one without would be incomplete.
    const wholeTower = node.foundation ? caughtValue(node.designedWithFoundation) : null;
    const quantities = withFoundation ? wholeTower : caughtValue(node.designed);
    // Without flags these are incomplete quantities that could not be read.
    const intensity = quantities?.flags && quantities.perSquareMeter;
    return {
      id: node.databaseId,
      name: node.name,
      co2: intensity?.co2 ?? null,
      energy: intensity?.energy ?? null,
    };
  });
  return <PeersSection query={query} marks={marks} marked={[databaseId]} scope="units" />;
}
