import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CellNotes } from '../../../components/tables/CellNotes.tsx';

/** Something another project holds; of those `about` the same one alone is chosen. */
export type SharedRow = {
  id: string;
  about: string;
  label: string;
  value: string;
  notes: readonly (string | null)[];
  /** Why it can't be chosen. */
  blocked?: string | undefined;
};

/** What it is and how much, and in small print what it rests on. */
export const SharedItem = ({ row: { label, value, notes, blocked } }: { row: SharedRow }) => (
  <Box sx={{ width: '100%', py: 0.75 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
    <CellNotes notes={[...notes, blocked ?? null]} />
  </Box>
);
