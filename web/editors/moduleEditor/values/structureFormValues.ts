import { graphql, readInlineData } from 'react-relay';
import type { structureFormValues_version$key } from '#relay/structureFormValues_version.graphql.ts';
import { structureInputValues } from './structureInputValues.ts';
import type { StructureValues } from './structureValues.ts';

/** What was entered for a version, as the form holds it; empty tables for the other technologies. */
export function structureFormValues(key: structureFormValues_version$key): StructureValues {
  const { technology, input } = readInlineData(
    graphql`
      fragment structureFormValues_version on Version @inline {
        technology
        input {
          ...structureInputValues_data
        }
      }
    `,
    key,
  );
  return structureInputValues(technology, input);
}
