import { useEffect, useState, type ComponentType } from 'react';
import { onToastWaiting } from './toasts.ts';

/** A toast answers a person's action, so the first touch or key is early enough to load its code. */
const firstActs = ['pointerdown', 'keydown'] as const;

/** The place of the toasts, whose code no page waits for. If loading fails, the next toast tries again. */
export function ToastsPlace() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const ask = () =>
      void import('./Toasts.tsx').then(
        ({ Toasts }) => setStack(() => Toasts),
        (failure: unknown) => console.error(failure),
      );
    const stopWaiting = onToastWaiting(ask);
    for (const act of firstActs) window.addEventListener(act, ask, { once: true, capture: true });
    return () => {
      stopWaiting();
      for (const act of firstActs) window.removeEventListener(act, ask, { capture: true });
    };
  }, []);
  return Stack && <Stack />;
}
