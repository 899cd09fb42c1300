import { useLayoutEffect, useRef } from 'react';
import { afterPointer } from './afterPointer.ts';

/**
 * Reports a field's blur when no pointer is held down. A field that the click removed, in a deleted row, is not
 * reported: that would bring its value back.
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
