import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../Muted.tsx';
import { failureText, requestIdOf } from '../../errors/errorText.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { Refresh } from '../../theme/icons.tsx';

type Props = {
  /** What failed; by default a general sentence. */
  title?: string;
  error?: unknown;
  onRetry?: () => Promise<void> | void;
  compact?: boolean;
};

/** Why something could not be shown, with a retry and the request id to quote. */
export function ErrorState({ title, error, onRetry, compact = false }: Props) {
  const { t } = useTranslation();
  const [retrying, setRetrying] = useState(false);
  const requestId = requestIdOf(error);
  // Nothing failed: only the project's owner can change it, and a retry does not help.
  const isForbidden = error instanceof RequestFailure && error.code === 'FORBIDDEN';
  const retry = async () => {
    setRetrying(true);
    try {
      await onRetry?.();
    } finally {
      setRetrying(false);
    }
  };
  const button = onRetry !== undefined && (
    <Button
      color="inherit"
      size="small"
      startIcon={<Refresh />}
      disabled={retrying}
      onClick={() => void retry()}
    >
      {t('retry')}
    </Button>
  );
  return (
    <Box sx={compact ? {} : { maxWidth: 640, mx: 'auto', my: 8, px: 2 }}>
      <Alert severity={isForbidden ? 'info' : 'error'} variant="outlined" action={button}>
        <Typography variant="subtitle2" component={compact ? 'p' : 'h1'}>
          {isForbidden ? failureText(error) : (title ?? t('error.screen'))}
        </Typography>
        {error !== undefined && (
          <Typography variant="body2">{isForbidden ? t('error.askOwner') : failureText(error)}</Typography>
        )}
        {requestId !== null && !isForbidden && (
          <SmallPrint component="span" sx={{ overflowWrap: 'anywhere' }}>
            {t('error.requestId', { id: requestId })}
          </SmallPrint>
        )}
      </Alert>
    </Box>
  );
}
