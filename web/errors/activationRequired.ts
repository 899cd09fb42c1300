const listeners = new Set<() => void>();
let isUnheard = false;

/** The service answered ACCOUNT_NOT_ACTIVATED: whoever can offer the activation mail should do so. */
export function activationRequired(): void {
  // The first screen may be refused before the frame around it listens.
  isUnheard = listeners.size === 0;
  for (const listener of listeners) listener();
}

export function onActivationRequired(listener: () => void): () => void {
  listeners.add(listener);
  if (isUnheard) listener();
  isUnheard = false;
  return () => {
    listeners.delete(listener);
  };
}
