import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';

/** The key of an app of codes, to be scanned or typed. */
export function TotpKey({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('profile');
  const { data, size } = encode(uri);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <>
      <Typography variant="body2">{t('second.scan')}</Typography>
      <Box
        component="svg"
        role="img"
        aria-label={t('second.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        // Scanners want dark on light, in the dark theme, too.
        sx={{ width: 200, maxWidth: '100%', bgcolor: '#fff', justifySelf: 'center' }}
      >
        <path d={path} fill="#000" />
      </Box>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
    </>
  );
}
