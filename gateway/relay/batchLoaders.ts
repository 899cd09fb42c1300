import DataLoader from 'dataloader';

/** Loads many keys at once; a key without a row gives null, and a failure affects only its own key. */
type BatchLoader<Key, Row> = {
  load(key: Key): Promise<Row | null>;
  prime(key: Key, row: Row): void;
  clear(): void;
};

/**
 * A loader that collects the keys requested in one tick. `readBatch` may answer in any order and leave rows out: rows
 * are matched by `idOf`, never by position. An Error in place of a row fails the keys that `idOf` gives for it.
 */
export function batchLoader<Key, Row>(
  readBatch: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Row | Error>>,
  idOf: (key: Key) => string,
): BatchLoader<Key, Row> {
  const loader = new DataLoader<Key, Row | null, string>(
    async (keys) => {
      const rows = await readBatch(keys);
      return keys.map((key) => rows.get(idOf(key)) ?? null);
    },
    { cacheKeyFn: idOf },
  );
  return {
    load: (key) => loader.load(key),
    prime: (key, row) => void loader.prime(key, row),
    clear: () => void loader.clearAll(),
  };
}
