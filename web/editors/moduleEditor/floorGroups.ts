/** What the choice of floors reads of a floor. */
export type FloorOption = {
  readonly id: string;
  readonly index: number;
  readonly groupName: string;
  readonly category: string;
  readonly area: number;
};

/** Equal floors that lie on each other, named together. */
export type FloorGroup<Floor extends FloorOption> = {
  key: string;
  name: string;
  category: string;
  area: number;
  floors: Floor[];
};

/** Floors as a stack: the highest group first, within it the lowest floor first. */
export function floorGroups<Floor extends FloorOption>(floors: readonly Floor[]): FloorGroup<Floor>[] {
  const groups: FloorGroup<Floor>[] = [];
  for (const floor of floors.toSorted((a, b) => a.index - b.index)) {
    const last = groups.at(-1);
    const same =
      last?.name === floor.groupName && last.category === floor.category && last.area === floor.area;
    if (last && same) last.floors.push(floor);
    else
      groups.push({
        key: floor.id,
        name: floor.groupName,
        category: floor.category,
        area: floor.area,
        floors: [floor],
      });
  }
  return groups.toReversed();
}

/** Names of the modules that cover each floor. */
export function coveredBy(
  modules: readonly { readonly name: string; readonly floors: readonly { readonly id: string }[] }[],
): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, floors } of modules) {
    for (const { id } of floors) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}
