import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopy } from '../theme/icons.tsx';

export function CopyLine({ text }: { text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const label = t(copied ? 'copied' : 'copy');
  return (
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
      <Box id={id} component="code" sx={{ flex: 1, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>
        {text}
      </Box>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-describedby={id} onClick={() => void copy()}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
