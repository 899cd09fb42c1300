/** Names of the modules that cover each floor. */
export function modulesByFloor(
  modules: readonly { readonly name: string; readonly floors: readonly { readonly id: string }[] }[],
): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, floors } of modules) {
    for (const { id } of floors) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}
