const listeners = new Set<() => void>();

/** The service answered ACCOUNT_NOT_ACTIVATED: whoever can offer the activation mail should. */
export function activationRequired(): void {
  for (const listener of listeners) listener();
}

export function onActivationRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
