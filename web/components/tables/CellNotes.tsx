import { SmallPrint } from '../Muted.tsx';

/** Small print below a cell's content, one line each; null ones are skipped. */
export function CellNotes({ notes }: { notes: readonly (string | null)[] }) {
  return notes.map(
    (note) =>
      note !== null && (
        <SmallPrint component="span" key={note} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {note}
        </SmallPrint>
      ),
  );
}
