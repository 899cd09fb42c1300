import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  tone?: 'primary' | 'success' | 'error';
  width?: number;
  children?: ReactNode;
};

/** A card in the middle of the screen: for log-in, sign-up and the like, and for their results. */
export function Panel({ title, text, icon, tone = 'primary', width = 440, children }: Props) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
        px: { xs: 0, sm: 2 },
        py: { xs: 2, md: 6 },
      }}
    >
      <Card sx={{ width: '100%', maxWidth: width, p: { xs: 3, sm: 4 } }}>
        {icon !== undefined && (
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 48,
              height: 48,
              mb: 2,
              borderRadius: 2,
              border: 1,
              color: `${tone}.main`,
            }}
          >
            {icon}
          </Box>
        )}
        <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
          {title}
        </Typography>
        {text !== undefined && (
          <Typography
            color="textSecondary"
            sx={{ mt: 1 }}
            component="div"
            role={icon === undefined ? undefined : tone === 'error' ? 'alert' : 'status'}
          >
            {text}
          </Typography>
        )}
        {children !== undefined && <Box sx={{ mt: 3 }}>{children}</Box>}
      </Card>
    </Box>
  );
}
