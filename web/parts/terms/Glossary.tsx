import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { Muted } from '../../components/Muted.tsx';
import { terms } from './terms.ts';

/** The way to all explained words in one place. */
export function Glossary() {
  const { t } = useTranslation('terms');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        {t('glossary')}
      </Button>
      <TitledDialog
        title={t('glossary')}
        open={open}
        maxWidth="md"
        fullWidth={false}
        onClose={close}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
        >
          {terms.map((name) => (
            <div key={name}>
              <Typography component="dt" variant="subtitle2">
                {t(`name.${name}`)}
              </Typography>
              <Muted component="dd" sx={{ m: 0 }}>
                {t(`term.${name}`)}
              </Muted>
            </div>
          ))}
        </Box>
      </TitledDialog>
    </>
  );
}
