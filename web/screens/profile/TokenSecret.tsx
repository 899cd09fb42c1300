import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopy } from '../../theme/icons.tsx';

/** The secret with a copy button. */
export function TokenSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('profile');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  const label = t(copied ? 'tokens.copied' : 'tokens.copy');
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('tokens.once')}
      </Alert>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box component="code" sx={{ flex: 1, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>
          {secret}
        </Box>
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={() => void copy()}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </>
  );
}
