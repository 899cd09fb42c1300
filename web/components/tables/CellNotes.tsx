import Typography from '@mui/material/Typography';

/** Small print below a cell's content, one line each; null ones are skipped. */
export function CellNotes({ notes }: { notes: readonly (string | null)[] }) {
  return notes.map(
    (note) =>
      note !== null && (
        <Typography
          key={note}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      ),
  );
}
