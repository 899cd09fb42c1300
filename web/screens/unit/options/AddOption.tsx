import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { Add as AddIcon } from '../../../theme/icons.tsx';
import type { useTowerOptions } from '../towerOptions.ts';

const NewOptionDialog = lazyPart(() => import('./NewOptionDialog.tsx').then((part) => part.NewOptionDialog));

/** 'Adicionar Simulação'; a simulation just made is the one in view. Strong where it is what comes next. */
export function AddOption({ options }: { options: ReturnType<typeof useTowerOptions> }) {
  const { t } = useTranslation('unit');
  const [isOpen, setIsOpen] = useState(false);
  const close = (made?: string) => {
    setIsOpen(false);
    if (made !== undefined) options.show(made);
  };
  if (!options.unit.viewerCanEdit) return null;
  return (
    <>
      <Button
        variant={options.due?.step === 'addOption' ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        onClick={() => setIsOpen(true)}
        {...NewOptionDialog.ahead}
      >
        {t('options.add')}
      </Button>
      {isOpen && (
        <NewOptionDialog unitId={options.unit.id} connections={options.connections} onClose={close} />
      )}
    </>
  );
}
