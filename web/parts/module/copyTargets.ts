import { graphql, readInlineData } from 'react-relay';
import type { copyTargets_module$key } from '#relay/copyTargets_module.graphql.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

/** An option a module may be copied into; `overlapping` are its modules that stand on floors of the copied one. */
type CopyTarget = { id: string; name: string; overlapping: string[] };

/** The floors of a module, and the other options of its tower. */
export function copyTargets(module: copyTargets_module$key): { floorIds: string[]; targets: CopyTarget[] } {
  const { floors, option } = readInlineData(
    graphql`
      fragment copyTargets_module on Module @inline {
        floors {
          id
        }
        option {
          id
          unit {
            options(first: 50) {
              edges {
                node {
                  id
                  name
                  modules(first: 50) {
                    edges {
                      node {
                        name
                        floors {
                          id
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    module,
  );
  const own = new Set(floors.map(({ id }) => id));
  const targets = nodesOf(option.unit.options).flatMap((node): CopyTarget[] => {
    if (node.id === option.id) return [];
    const overlapping = nodesOf(node.modules).filter((each) => each.floors.some(({ id }) => own.has(id)));
    return [{ id: node.id, name: node.name, overlapping: overlapping.map(({ name }) => name) }];
  });
  return { floorIds: [...own], targets };
}
