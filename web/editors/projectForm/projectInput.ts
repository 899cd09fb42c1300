import type { ProjectForm } from '#domain/project/project.ts';
import type { CreateProjectInput } from '#relay/NewProjectDrawerCreateMutation.graphql.ts';

type Fields = Omit<CreateProjectInput, 'imageUrl'>;

/** A form's values as the mutations take them; what was left empty is null. */
export function projectInput({ name, state, city, phase, ...rest }: ProjectForm): Fields {
  return {
    name,
    state,
    city,
    phase: phase.toUpperCase() as Fields['phase'],
    postalCode: rest.postalCode ?? null,
    neighborhood: rest.neighborhood ?? null,
    street: rest.street ?? null,
    number: rest.number ?? null,
    buildingType: (rest.buildingType?.toUpperCase() ?? null) as NonNullable<Fields['buildingType']> | null,
    description: rest.description ?? null,
  };
}
