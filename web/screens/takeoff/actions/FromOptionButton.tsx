import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FromOptionProps } from './FromOptionDialog.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { FileCopyOutlined } from '../../../theme/icons.tsx';

const FromOptionDialog = lazyPart(() =>
  import('./FromOptionDialog.tsx').then((part) => part.FromOptionDialog),
);

/** Opens the choice of another simulation of the tower to copy the quantities of. */
export function FromOptionButton(props: Omit<FromOptionProps, 'onClose'>) {
  const { t } = useTranslation('takeoff');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<FileCopyOutlined />} onClick={() => setOpen(true)}>
        {t('option.button')}
      </Button>
      {open && <FromOptionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
