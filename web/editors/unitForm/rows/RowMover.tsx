import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef } from 'react';
import { MovedRow, type Presses } from './MovedRow.tsx';
import type { Press } from './rowHandle.ts';
import { useSpokenDrag } from './useSpokenDrag.ts';

type Props = {
  ids: readonly string[];
  /** The element of a row. */
  rowOf: (id: string) => HTMLElement | null;
  /** What a row is called when its move is announced. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Says how presses of a handle are to be told from now on. */
  onReady: (press: Press) => void;
};

/** Moves rows that are drawn elsewhere: by pointer, or by keyboard, where arrows move what space took. */
export function RowMover({ ids, rowOf, nameOf, onMove, onReady }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const presses = useRef<Presses>(new Map());
  // After the effects of all below: the rows say what a press does, and what is told aloud listens.
  useEffect(() => onReady((id, event) => presses.current.get(id)?.(event)), [onReady]);
  const placeOf = (id: unknown) => ids.indexOf(String(id));
  const accessibility = useSpokenDrag(placeOf, nameOf);
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={accessibility}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <MovedRow key={id} id={id} rowOf={rowOf} presses={presses} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
