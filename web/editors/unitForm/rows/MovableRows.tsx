import Box from '@mui/material/Box';
import { useCallback, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { handledRow, rowMark, type Press } from './rowHandle.ts';

const RowMover = lazyPart(() => import('./RowMover.tsx').then((part) => part.RowMover));

type Props = {
  ids: readonly string[];
  /** The name of a row in announcements of its move. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/**
 * A list whose rows move by pointer, or by keyboard: space picks a row up, arrows move it, space drops it. The code for
 * this is loaded when a handle is hovered or focused; an earlier press is handled once it is there.
 */
export function MovableRows({ ids, nameOf, onMove, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const press = useRef<Press | null>(null);
  const early = useRef<{ id: string; event: SyntheticEvent } | null>(null);
  const loadMover = ({ target }: SyntheticEvent) => handledRow(target) !== undefined && setIsWanted(true);
  const passPress = (event: SyntheticEvent) => {
    const id = handledRow(event.target);
    if (id === undefined) return;
    setIsWanted(true);
    if (press.current) press.current(id, event);
    else early.current = { id, event };
  };
  const forget = () => {
    early.current = null;
  };
  const rowOf = useCallback(
    (id: string) => list.current?.querySelector<HTMLElement>(`[${rowMark}="${id}"]`) ?? null,
    [],
  );
  const begin = useCallback((ready: Press) => {
    press.current = ready;
    if (early.current) ready(early.current.id, early.current.event);
    early.current = null;
  }, []);
  return (
    <Box
      ref={list}
      onPointerOver={loadMover}
      onFocus={loadMover}
      onPointerDown={passPress}
      onKeyDown={passPress}
      onPointerUp={forget}
      onPointerCancel={forget}
      onBlur={forget}
    >
      {children}
      {isWanted && <RowMover ids={ids} rowOf={rowOf} nameOf={nameOf} onMove={onMove} onReady={begin} />}
    </Box>
  );
}
