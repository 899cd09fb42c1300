/** Runs `work` at most once, when its result is first needed; every caller gets that result. */
export function once<Given extends unknown[], T>(work: (...given: Given) => T): (...given: Given) => T {
  let result: { value: T } | undefined;
  return (...given) => (result ??= { value: work(...given) }).value;
}
