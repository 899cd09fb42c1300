import { useEffect, useRef } from 'react';
import { afterPointer } from '../../../forms/fields/afterPointer.ts';

/**
 * Reports a cell's blur to the form once no pointer is held down. By then its row may be deleted, and reporting would
 * bring it back empty; or it may have moved and have another name.
 */
export function useCellBlur(field: { onBlur: () => void }): (cell: Element) => void {
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  }, [field]);
  return (cell) => afterPointer(() => (cell.isConnected ? latest.current.onBlur() : undefined));
}
