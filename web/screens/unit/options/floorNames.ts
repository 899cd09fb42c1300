type Floor = { readonly index: number; readonly groupName: string };

/** "Térreo, Tipo × 14": the groups a module's floors belong to, from the lowest. */
export function floorNames(floors: readonly Floor[]): string {
  const counts = new Map<string, number>();
  for (const { groupName } of floors.toSorted((a, b) => a.index - b.index))
    counts.set(groupName, (counts.get(groupName) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(', ');
}
