import Typography from '@mui/material/Typography';

/** Small print below what a cell says, a line each; nothing for what is null. */
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
