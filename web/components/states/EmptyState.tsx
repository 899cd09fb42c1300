import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Marks a section that is otherwise empty, which is not printed. */
export const nothingHere = 'nothing-here';

type Props = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
  /** Inside a section rather than as a whole screen. */
  compact?: boolean;
  /** Level of a compact one: `h2` right below the screen's own heading. */
  heading?: 'h2' | 'h3';
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, icon, action, compact = false, heading = 'h3' }: Props) {
  return (
    <Box
      className={compact ? nothingHere : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: compact ? 4 : 10,
        color: 'text.secondary',
      }}
    >
      {icon !== undefined && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            mb: 1,
            borderRadius: '50%',
            bgcolor: 'primary.light',
            color: 'primary.main',
          }}
        >
          {icon}
        </Box>
      )}
      <Typography variant={compact ? 'h3' : 'h2'} component={compact ? heading : 'h1'} color="textPrimary">
        {title}
      </Typography>
      {text !== undefined && <Typography sx={{ maxWidth: 480 }}>{text}</Typography>}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
