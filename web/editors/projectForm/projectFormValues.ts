import { graphql, readInlineData } from 'react-relay';
import type { ProjectForm } from '#domain/project/project.ts';
import type { projectFormValues_project$key } from '#relay/projectFormValues_project.graphql.ts';
import type { ProjectFormValues } from './projectFormState.ts';

/** A saved project as the form holds it. */
export function projectFormValues(project: projectFormValues_project$key): ProjectFormValues {
  const data = readInlineData(
    graphql`
      fragment projectFormValues_project on Project @inline {
        name
        postalCode
        state
        city
        neighborhood
        street
        number
        phase
        buildingType @include(if: $buildingTypes)
        description
      }
    `,
    project,
  );
  return {
    name: data.name,
    postalCode: data.postalCode ?? '',
    state: data.state,
    city: data.city,
    neighborhood: data.neighborhood ?? '',
    street: data.street ?? '',
    number: data.number ?? '',
    phase: data.phase.toLowerCase() as ProjectForm['phase'],
    buildingType: data.buildingType?.toLowerCase() ?? '',
    description: data.description ?? '',
    imageUrl: undefined,
  };
}
