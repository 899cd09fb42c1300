import { useLayoutEffect, useRef } from 'react';
import { afterPointer } from './afterPointer.ts';

/**
 * A field's blur, told when no pointer is held down. A field that the click took off the screen, a row deleted, is told
 * nothing: it would bring its value back.
 */
export function useBlurAfterPointer(onBlur: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = onBlur;
    return () => {
      latest.current = null;
    };
  });
  return () => afterPointer(() => latest.current?.());
}
