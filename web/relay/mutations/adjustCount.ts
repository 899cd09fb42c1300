import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Keeps `totalCount` of connections in step with edges a directive added or removed. */
export function adjustCount(
  store: RecordSourceSelectorProxy,
  connections: readonly string[],
  by: number,
): void {
  for (const id of connections) {
    const connection = store.get(id);
    const count = connection?.getValue('totalCount');
    if (typeof count === 'number') connection?.setValue(count + by, 'totalCount');
  }
}
