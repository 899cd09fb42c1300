import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect, type RefObject, type SyntheticEvent } from 'react';
import { handleOf } from './rowHandle.ts';

/** What a press of a row's handle does, by the row's id. */
export type Presses = Map<string, (event: SyntheticEvent) => void>;

type Props = { id: string; rowOf: (id: string) => HTMLElement | null; presses: RefObject<Presses> };

const listenerOf: Record<string, string> = { pointerdown: 'onPointerDown', keydown: 'onKeyDown' };

/** Draws nothing: holds one row that is there already, and puts it where a move has it. */
export function MovedRow({ id, rowOf, presses }: Props) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  useLayoutEffect(() => {
    const row = rowOf(id);
    setNodeRef(row);
    setActivatorNodeRef(row && handleOf(row));
  }, [id, rowOf, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const { current } = presses;
    current.set(id, (event) => listeners?.[listenerOf[event.type] ?? '']?.(event));
    return () => void current.delete(id);
  }, [id, listeners, presses]);
  const place = CSS.Translate.toString(transform) ?? '';
  useLayoutEffect(() => {
    const row = rowOf(id);
    if (!row) return;
    row.style.transform = place;
    row.style.transition = transition ?? '';
    row.toggleAttribute('data-moving', isDragging);
    if (isDragging) handleOf(row)?.setAttribute('aria-pressed', 'true');
    else handleOf(row)?.removeAttribute('aria-pressed');
  }, [id, rowOf, place, transition, isDragging]);
  return null;
}
