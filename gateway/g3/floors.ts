import { floorCategories } from '#domain/tower/floorCategories.ts';
import { expandFloors } from '#domain/tower/tower.ts';
import { z } from 'zod';
import { notSupported } from '../rest/restErrors.ts';

/** kgCO₂e and MJ, each with minimum and maximum. */
export const impactsWire = z.object({
  co2_min: z.number(),
  co2_max: z.number(),
  energy_min: z.number(),
  energy_max: z.number(),
});

/** A floor of the service; area m², height m, `consumptions` per m² by technology, absent where nothing is counted. */
export const floorWire = z.object({
  id: z.string(),
  unit_id: z.string(),
  floor_group: z.string(),
  category: z.enum(floorCategories),
  area: z.number(),
  height: z.number(),
  index: z.number(),
  consumptions: z.looseObject({ total: impactsWire }).nullish(),
});

type G3Floor = z.output<typeof floorWire>;

/** A floor as it is sent; one with the id of an existing floor replaces it. */
type SentFloor = Pick<G3Floor, 'floor_group' | 'category' | 'area' | 'height' | 'index'> & {
  id?: string;
};

const groupsBody = z.array(
  z.object({
    id: z.string().nullish(),
    name: z.string(),
    category: z.enum(floorCategories),
    area: z.number(),
    height: z.number(),
    repetition: z.number().int().min(1),
  }),
);

const likeness = ({ floor_group, category, area, height }: G3Floor) =>
  JSON.stringify([floor_group, category, area, height]);

/** Runs of adjacent floors that are alike. The service keeps no groups, only a name on each floor. */
function runsOf(floors: readonly G3Floor[]): G3Floor[][] {
  const runs: G3Floor[][] = [];
  for (const floor of floors.toSorted((a, b) => a.index - b.index)) {
    const last = runs.at(-1);
    if (last !== undefined && likeness(last[0]!) === likeness(floor)) last.push(floor);
    else runs.push([floor]);
  }
  return runs;
}

/** The groups of the gateway's dialect. Each has the id of its lowest floor, by which its floors are found again. */
export const toFloorGroups = (floors: readonly G3Floor[]) =>
  runsOf(floors).map((run, index) => {
    const { id, floor_group: name, category, area, height } = run[0]!;
    return { id, name, category, area, height, repetition: run.length, index };
  });

/** A floor in the gateway's dialect; its `consumption` is that of all technologies, per m². */
export const toFloor = ({ id, floor_group, category, area, height, index, consumptions }: G3Floor) => ({
  id,
  group_name: floor_group,
  category,
  area,
  height,
  index,
  consumption: consumptions?.total,
});

/**
 * One entry per floor of the groups sent. An existing group keeps the ids of its floors, the lowest first, so that
 * modules stay on them. `groupOf` gives the group index of each floor.
 * @throws NOT_SUPPORTED_BY_UPSTREAM for a tower without floors, which the service would take as no change.
 */
export function sentFloors(groups: unknown, stored: readonly G3Floor[] = []) {
  const read = groupsBody.safeParse(groups);
  if (!read.success || read.data.length === 0)
    throw notSupported('a tower without floors, or floors by halves');
  const kept = new Map(runsOf(stored).map((run) => [run[0]!.id, run.map(({ id }) => id)]));
  const left = read.data.map(({ id }) => [...(kept.get(id ?? '') ?? [])]);
  const expanded = expandFloors(read.data);
  const floors = expanded.map(({ name, groupIndex, ...floor }): SentFloor => {
    const id = left[groupIndex]?.shift();
    return { ...(id === undefined ? {} : { id }), floor_group: name, ...floor };
  });
  return { floors, groupOf: expanded.map(({ groupIndex }) => groupIndex) };
}

/** Converts `floors.3.area` of a fault into the field of the group that the floor came from. */
export function renameFloorField(groupOf: readonly number[]) {
  return (field: string) =>
    field
      .replace(/^(data\.)?floors(\.(\d+))?/, (_, _data, _dot, at?: string) =>
        at === undefined ? 'floor_groups' : `floor_groups.${groupOf[Number(at)] ?? 0}`,
      )
      .replace(/\.floor_group$/, '.name');
}

/** Every unit of this generation has `version` and `repetition_count`; `floors` is missing where there are none. */
const unitWire = z.object({
  id: z.string(),
  project_id: z.string(),
  name: z.string(),
  type: z.string(),
  version: z.number(),
  repetition_count: z.number(),
  housing_units_count: z.number().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  floors: z.array(floorWire).nullish(),
});

export const unitReply = z.object({
  unit: unitWire,
  roles: z.array(z.object({ id: z.string(), name: z.string(), is_member: z.boolean() })).nullish(),
});

export type UnitWire = z.output<typeof unitWire>;
