import type { CreateProjectInput, UpdateProjectInput } from '../__generated__/resolverTypes.ts';

/** Fields of createProject and updateProject; phase holds the word of the wire. */
type ProjectInput = CreateProjectInput | UpdateProjectInput;

const fieldNames: readonly Exclude<keyof UpdateProjectInput, 'projectId' | 'revision'>[] = [
  'name',
  'state',
  'city',
  'phase',
  'postalCode',
  'neighborhood',
  'street',
  'number',
  'buildingType',
  'description',
  'imageUrl',
  'benchmarkConsent',
  'pricesForReaders',
];

/** What was given for a body; null clears a field, on a change only. */
export function projectBody(fields: ProjectInput, keepNulls: boolean): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const value = (fields as UpdateProjectInput)[name];
    if (value !== undefined && (keepNulls || value !== null)) body[name] = value;
  }
  return body;
}
