import { useEffect, useRef } from 'react';
import { afterPointer } from '../../../forms/afterPointer.ts';

/**
 * Tells the form that a cell was left, once no pointer is held down. By then its row may be deleted, and telling would
 * bring it back empty; or it may have moved and go by another name.
 */
export function useCellBlur(field: { onBlur: () => void }): (cell: Element) => void {
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  }, [field]);
  return (cell) => afterPointer(() => (cell.isConnected ? latest.current.onBlur() : undefined));
}
