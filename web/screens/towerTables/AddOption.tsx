import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';

const NewOptionDialog = lazyPart(() =>
  import('../../editors/optionForm/NewOptionDialog.tsx').then((part) => part.NewOptionDialog),
);

const none: readonly string[] = [];

/** 'Adicionar Simulação'; the tables ask again for the list, because they show more of an option than the dialog does. */
export function AddOption({ unitId }: { unitId: string }) {
  const { t } = useTranslation('towerTables');
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [, show] = useSearchParam('option');
  const close = async (made?: string) => {
    setIsOpen(false);
    await revalidate();
    if (made !== undefined) show(made);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Add />}
        onClick={() => setIsOpen(true)}
        {...NewOptionDialog.ahead}
      >
        {t('options.add')}
      </Button>
      {isOpen && <NewOptionDialog unitId={unitId} connections={none} onClose={(made) => void close(made)} />}
    </>
  );
}
