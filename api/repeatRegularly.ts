/** Does something after `firstMs` and then every `everyMs`, without keeping the process alive for it. @returns what ends that. */
export function repeatRegularly(
  work: () => Promise<void>,
  { everyMs, firstMs }: { everyMs: number; firstMs: number },
  onError: (error: unknown) => void,
): () => void {
  const run = () => void work().catch(onError);
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, everyMs).unref();
  }, firstMs).unref();
  return () => clearTimeout(timer);
}
