/** A value outside React that components follow, made when it is first read. */
export function observableValue<Value>(initial: () => Value) {
  let current: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => (current ??= { value: initial() }).value,
    set: (value: Value): void => {
      current = { value };
      for (const listener of listeners) listener();
    },
    /** @returns a function that ends it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
