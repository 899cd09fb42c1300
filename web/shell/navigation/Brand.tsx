import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';

/** The mark: floors of a tower. */
function BrandMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      width={28}
      height={28}
      aria-hidden
      sx={{ flex: 'none', display: 'block' }}
    >
      <Box component="rect" width={32} height={32} rx={8} sx={{ fill: 'var(--mui-palette-primary-main)' }} />
      <Box component="g" sx={{ fill: 'var(--mui-palette-primary-contrastText)' }}>
        <rect x="9" y="7" width="14" height="4" rx="1" />
        <rect x="9" y="12.5" width="14" height="4" rx="1" opacity=".85" />
        <rect x="9" y="18" width="14" height="4" rx="1" opacity=".7" />
        <rect x="6" y="23.5" width="20" height="3" rx="1" opacity=".55" />
      </Box>
    </Box>
  );
}

/** Mark and name, linking to the landing page. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <Box
      component={PreloadLink}
      to={paths.landing}
      aria-label="Torre"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: 1,
      }}
    >
      <BrandMark />
      {!compact && (
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', letterSpacing: '-0.02em' }}>
          Torre
        </Typography>
      )}
    </Box>
  );
}
