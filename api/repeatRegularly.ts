import { setTimeout as wait } from 'node:timers/promises';

/** How long shutdown waits for work under way (ms). */
const closingMs = 2_500;

/**
 * Does something after `firstMs` and then every `everyMs`, without keeping the process alive for it. Long work checks
 * `isEnding` between its parts, and reports those that fail as it does itself. @returns what ends that.
 */
export function repeatRegularly(
  work: (isEnding: () => boolean, onError: (error: unknown) => void) => Promise<void>,
  { everyMs, firstMs }: { everyMs: number; firstMs: number },
  onError: (error: unknown) => void,
): () => Promise<void> {
  let ending = false;
  let underway = Promise.resolve();
  const run = () => void (underway = work(() => ending, onError).catch(onError));
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, everyMs).unref();
  }, firstMs).unref();
  return async () => {
    ending = true;
    clearTimeout(timer);
    await Promise.race([underway, wait(closingMs, undefined, { ref: false })]);
  };
}
