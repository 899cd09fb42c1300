/** glibc keeps 40 MB that the embedded database's compiler frees at the start, unless told to return it at once. */
const returned = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Returning memory after each compressed answer, and getting it again for the next, took half of the time of
 * compressing.
 */
const keptForTheNext = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '8388608',
  MALLOC_MMAP_THRESHOLD_: '2097152',
};

/**
 * How the product or a part of it is started to use little memory: Node options and environment. By default V8 lets
 * short-lived objects fill 110 MB, and the lasting ones double, before it collects. Costs and savings:
 * docs/benchmarks.md, Start and memory. A gateway alone holds less and keeps the default. Existing environment
 * variables win.
 */
export function memorySettings(part, env = process.env) {
  const embedded = ![env.DATABASE_URL, env.DATABASE_URL_FILE, env.V1_URL].some(Boolean);
  const bounded = part !== 'gateway' && !/semi-space|heap-growing/.test(env.NODE_OPTIONS ?? '');
  const [young, growth] = embedded ? [8, 30] : [16, 45];
  const flags = [`--max-semi-space-size=${young}`, `--heap-growing-percent=${growth}`];
  const malloc = embedded || part === 'gateway' ? returned : keptForTheNext;
  const missing = Object.entries(malloc).filter(([name]) => env[name] === undefined);
  return { flags: bounded ? flags : [], env: Object.fromEntries(missing) };
}
