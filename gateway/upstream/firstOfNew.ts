/**
 * The first that `find` knows among the `ids` that were not there before: what was made although the answer of its
 * making never came. Undefined where there is none.
 *
 * @throws as `ids` where the list can't be read.
 */
export async function firstOfNew<T>(
  before: readonly string[],
  ids: () => Promise<readonly string[]>,
  find: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const known = new Set(before);
  for (const id of (await ids()).filter((each) => !known.has(each))) {
    const found = await find(id).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
