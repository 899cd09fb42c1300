import type { CreateProjectInput, UpdateProjectInput } from '../__generated__/resolverTypes.ts';

/** Fields of createProject and updateProject; phase holds the word of the wire. */
type ProjectInput = CreateProjectInput | UpdateProjectInput;

const wireNames: Record<Exclude<keyof UpdateProjectInput, 'projectId' | 'revision'>, string> = {
  name: 'name',
  state: 'state',
  city: 'city',
  phase: 'phase',
  postalCode: 'cep',
  neighborhood: 'neighborhood',
  street: 'street',
  number: 'number',
  buildingType: 'building_type',
  description: 'description',
  imageUrl: 'image_url',
  benchmarkConsent: 'benchmark_consent',
};

/** The body for /v1: what was given, under the wire's names; null clears a field, on a change only. */
export function projectBody(fields: ProjectInput, keepNulls: boolean): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, wireName] of Object.entries(wireNames)) {
    const value = (fields as UpdateProjectInput)[name as keyof typeof wireNames];
    if (value !== undefined && (keepNulls || value !== null)) body[wireName] = value;
  }
  return body;
}
