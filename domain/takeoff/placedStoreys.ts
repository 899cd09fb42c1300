import { foldText } from '../texts/searchText.ts';
import type { TakeoffFloor } from './takeoff.ts';

/** A floor group of a tower that storeys of a model may stand for: `indexes` count from the ground floor, 0. */
type PlaceForStoreys = {
  key: string;
  name: string;
  indexes: readonly number[];
  category?: string | null | undefined;
};

/** Consecutive equal storeys that go to the same place; null means no place. */
export type PlacedFloor = { floor: TakeoffFloor; place: string | null };

const plain = (name: string) =>
  foldText(name)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * Where the storeys of a model belong among the floor groups of a tower: by equal name, a roof with the only penthouse,
 * else by counting from the ground, basements downwards. A group of equal storeys in two places becomes two. Storeys
 * beyond the tower's floors have no place.
 * @param floors from the lowest, each storey of a group by name.
 */
export function placedStoreys(
  floors: readonly TakeoffFloor[],
  places: readonly PlaceForStoreys[],
): PlacedFloor[] {
  const named = Map.groupBy(places, ({ name }) => plain(name));
  const placeOfIndex = new Map(places.flatMap(({ key, indexes }) => indexes.map((index) => [index, key])));
  const penthouses = places.filter(({ category }) => category === 'penthouse_floor');
  let index = -floors
    .filter(({ category }) => category === 'basement_floor')
    .reduce((sum, { repetition }) => sum + repetition, 0);
  return floors.flatMap((floor) => {
    const found = floor.storeys.map((storey) => {
      const same = named.get(plain(storey)) ?? [];
      const byIndex = placeOfIndex.get(index) ?? null;
      index += 1;
      const alike = same.length === 1 || floor.category !== 'penthouse_floor' ? same : penthouses;
      return { storey, place: alike.length === 1 ? (alike[0]?.key ?? null) : byIndex };
    });
    return runs(found).map(({ place, storeys }): PlacedFloor => {
      if (storeys.length === floor.storeys.length) return { floor, place };
      const [first = '', last = ''] = [storeys[0], storeys.at(-1)];
      const name = first === last ? first : `${first} – ${last}`;
      return { floor: { ...floor, name, storeys, repetition: storeys.length }, place };
    });
  });
}

type Run = { place: string | null; storeys: string[] };

function runs(found: readonly { storey: string; place: string | null }[]): Run[] {
  const list: Run[] = [];
  for (const { storey, place } of found) {
    const last = list.at(-1);
    if (last !== undefined && last.place === place) last.storeys.push(storey);
    else list.push({ place, storeys: [storey] });
  }
  return list;
}
