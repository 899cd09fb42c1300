/**
 * The answer as lines, one for each thing with values of its own; ids by the order in which they come.
 * @param before where a larger thing came before, which is not written again; those of this answer are added.
 * @param toldTime how a time is told; as "a time", unless said otherwise.
 */
export function linesOf(
  answer: object,
  before?: Map<string, string>,
  toldTime: (time: string) => string = () => 'a time',
): string[] {
  const ids: (string | number)[] = [];
  const written = (value: unknown, key: string): string => {
    if (Array.isArray(value)) return `[${value.map((each) => written(each, key)).join(' ')}]`;
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, each]) => `${name} ${written(each, name)}`)
        .join(' ');
    const isId = /^(id|.*(Id|_id)s?|.*Cursor)$/.test(key) || /^[\da-f]{8}-[\da-f-]{27}$/.test(String(value));
    if (isId && (typeof value === 'string' || typeof value === 'number')) {
      if (!ids.includes(value)) ids.push(value);
      return `#${ids.indexOf(value) + 1}`;
    }
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return toldTime(value);
    // Sums of floats end otherwise on another processor.
    return JSON.stringify(typeof value === 'number' ? Number(value.toPrecision(12)) : value);
  };
  const isRange = (value: object) => Object.keys(value).every((key) => /^(min|max|low|high)$/.test(key));
  const isPlain = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.every((each) => typeof each !== 'object')
      : typeof value !== 'object' || value === null || isRange(value);
  const lines = (value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((each, at) => lines(each, `${path}[${at}]`));
    if (isPlain(value)) return [`${path}: ${written(value, '')}`];
    const text = JSON.stringify(value);
    const known = before?.get(text);
    if (known !== undefined) return [`${path}: as ${known}`];
    if (text.length > 300) before?.set(text, path);
    const all = Object.entries(value as object);
    const plain = all.filter(([, each]) => isPlain(each));
    const own = plain.map(([key, each]) => `${key} ${written(each, key)}`).join(', ');
    return [
      ...(own === '' ? [] : [`${path}: ${own}`.replace(/^: /, '')]),
      ...all
        .filter(([, each]) => !isPlain(each))
        .flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`)),
    ];
  };
  return lines(answer, '');
}
