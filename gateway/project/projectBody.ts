/** Fields of createProject and updateProject; phase holds the word of the wire. */
export type ProjectFields = {
  name?: string | null;
  state?: string | null;
  city?: string | null;
  phase?: string | null;
  postalCode?: string | null;
  neighborhood?: string | null;
  street?: string | null;
  number?: string | null;
  description?: string | null;
  imageUrl?: string | null;
};

const wireNames: Record<keyof ProjectFields, string> = {
  name: 'name',
  state: 'state',
  city: 'city',
  phase: 'phase',
  postalCode: 'cep',
  neighborhood: 'neighborhood',
  street: 'street',
  number: 'number',
  description: 'description',
  imageUrl: 'image_url',
};

/** The body for /v1: what was given, under the wire's names; null clears a field, on a change only. */
export function projectBody(fields: ProjectFields, keepNulls: boolean): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, wireName] of Object.entries(wireNames)) {
    const value = fields[name as keyof ProjectFields];
    if (value !== undefined && (keepNulls || value !== null)) body[wireName] = value;
  }
  return body;
}
