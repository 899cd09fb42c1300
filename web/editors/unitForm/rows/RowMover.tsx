import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { handleOf, type Press } from './rowHandle.ts';

type Props = {
  ids: readonly string[];
  /** The element of a row. */
  rowOf: (id: string) => HTMLElement | null;
  /** The name of a row in announcements of its move. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Registers how presses of a handle are handled from now on. */
  onReady: (press: Press) => void;
};

/** Moves rows that are rendered elsewhere: by pointer, or by keyboard, where space picks up and arrows move. */
export function RowMover({ ids, rowOf, nameOf, onMove, onReady }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const presses = useRef<Presses>(new Map());
  // After the effects of all children: rows have registered their presses, and announcements are set up.
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

/** The press handler of each row's handle, by row id. */
type Presses = Map<string, (event: SyntheticEvent) => void>;

type MovedRowProps = { id: string; rowOf: (id: string) => HTMLElement | null; presses: RefObject<Presses> };

const listenerOf: Record<string, string> = { pointerdown: 'onPointerDown', keydown: 'onKeyDown' };

/** Renders nothing: attaches to an existing row, and positions it during a move. */
function MovedRow({ id, rowOf, presses }: MovedRowProps) {
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

type Place = (id: UniqueIdentifier | undefined) => number;

/** Announces to screen readers how a row moves. */
function useSpokenDrag(placeOf: Place, nameOf: (index: number) => string) {
  const { t } = useTranslation('unitForm');
  const say = (
    step: 'taken' | 'over' | 'dropped' | 'cancelled',
    active: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
  ) => t(`drag.${step}`, { name: nameOf(placeOf(active)), place: placeOf(over ?? active) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('taken', active.id, undefined),
    onDragOver: ({ active, over }) => say('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id, undefined),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.help') } };
}
