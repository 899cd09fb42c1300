/**
 * The creation time of a thing, from its id: a UUID v7 begins with the milliseconds since 1970. Used where the live
 * service sends no time.
 * @returns the beginning of 1970 for ids of another kind.
 */
export function timeOfId(id: string): string {
  const isV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id);
  return new Date(isV7 ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0).toISOString();
}
