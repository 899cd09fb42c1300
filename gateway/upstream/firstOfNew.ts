import { RestError } from '../rest/restErrors.ts';

/**
 * The first that `find` accepts among the `ids` that did not exist before: something created although its answer never
 * came. Undefined where there is none.
 * @throws as `ids` where the list cannot be read, and as `find` where a row that cannot be read may be the one.
 */
export async function firstOfNew<T>(
  before: readonly string[],
  ids: () => Promise<readonly string[]>,
  find: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const known = new Set(before);
  let unread: unknown;
  for (const id of (await ids()).filter((each) => !known.has(each))) {
    const found = await find(id).catch((error: unknown) => {
      if (!isAnothers(error)) unread ??= error;
    });
    if (found !== undefined) return found;
  }
  if (unread !== undefined) throw unread;
  return undefined;
}

/** Whether a new row is another caller's: this one's own row exists and may be read. */
const isAnothers = (error: unknown) =>
  error instanceof RestError && (error.status === 403 || error.status === 404);
