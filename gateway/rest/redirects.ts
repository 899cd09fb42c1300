const limit = 1000;

/**
 * Permanent redirects of this service that changed only the path: the live one answers `/v1/projects/` with 301 to
 * `/v1/projects`. Kept for the life of the process, so that a list costs one call from the second time on.
 */
export class Redirects {
  readonly #paths = new Map<string, string>();

  /** The current target, query included, where `target` is known to have moved. */
  current(target: string): string {
    if (this.#paths.size === 0) return target;
    const [path, query] = split(target);
    const moved = this.#paths.get(path);
    return moved === undefined ? target : moved + query;
  }

  /**
   * The target of a redirect on the same origin; the token must not reach another one.
   * @returns undefined when it leads elsewhere.
   */
  follow(target: string, location: string, origin: string, permanent: boolean): string | undefined {
    const url = URL.parse(location, origin + target);
    if (url === null || url.origin !== origin) return undefined;
    const [path, query] = split(target);
    if (permanent && url.search === query && this.#paths.size < limit) this.#paths.set(path, url.pathname);
    return url.pathname + url.search;
  }
}

function split(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}
