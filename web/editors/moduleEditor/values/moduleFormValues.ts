import { graphql, readInlineData } from 'react-relay';
import type { moduleFormValues_module$key } from '#relay/moduleFormValues_module.graphql.ts';
import type { ModuleFormValues } from './moduleForm.ts';
import { structureFormValues } from './structureFormValues.ts';

/** A saved module as its form holds it. */
export function moduleFormValues(module: moduleFormValues_module$key): ModuleFormValues {
  const { name, floors, currentVersion } = readInlineData(
    graphql`
      fragment moduleFormValues_module on Module @inline {
        name
        floors {
          id
        }
        currentVersion {
          ...structureFormValues_version
        }
      }
    `,
    module,
  );
  return { name, floorIds: floors.map(({ id }) => id), ...structureFormValues(currentVersion) };
}
