import { graphql, readInlineData } from 'react-relay';
import type { UnitForm } from '#domain/tower/unit.ts';
import type { touchedModules_unit$key } from '#relay/touchedModules_unit.graphql.ts';
import { changedFloors } from './changedFloors.ts';
import { readableGroups, unitFormValues } from './unitFormValues.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

/** Modules, with their simulations' names, that lie on floors the form's values would change. */
export function touchedModules(unit: touchedModules_unit$key, values: UnitForm): string[] {
  const data = readInlineData(
    graphql`
      fragment touchedModules_unit on Unit @inline {
        ...unitFormValues_unit
        options(first: 50) {
          edges {
            node {
              name
              modules(first: 50) {
                edges {
                  node @catch(to: NULL) {
                    name
                    floors {
                      index
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    unit,
  );
  const changed = changedFloors(
    readableGroups(unitFormValues(data).floorGroups),
    readableGroups(values.floorGroups),
  );
  return nodesOf(data.options).flatMap((option) =>
    nodesOf(option.modules)
      .filter(({ floors }) => floors.some(({ index }) => changed.has(index)))
      .map(({ name }) => `${option.name}: ${name}`),
  );
}
