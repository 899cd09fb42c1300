import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lossSource } from '#domain/materials/losses.ts';
import { LossesSwitch } from '../../../components/LossesSwitch.tsx';
import { Section } from '../../../components/Section.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { useLosses } from '../../../components/useLosses.ts';
import type { TowerIds } from '../../../paths.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { Add as AddIcon } from '../../../theme/icons.tsx';
import { type TowerOptions, useTowerOptions } from '../towerOptions.ts';
import { OptionCard } from './OptionCard.tsx';

/** The simulations of a tower as cards, oldest first; a click on a name shows its modules. */
export function OptionsSection({ unit, tower }: { unit: TowerOptions; tower: TowerIds }) {
  const options = useTowerOptions(unit);
  const { all, shown, inView, nextStep, largest, connections, pages } = options;
  const { t } = useTranslation('unit');
  return (
    <OptionsFrame options={options}>
      <Box
        component="ul"
        aria-label={t('options.title')}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
      >
        {shown.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            tower={tower}
            largest={largest}
            isInView={option === inView}
            isNextStep={nextStep?.step === 'quantities' && nextStep.optionId === option.id}
            connections={connections}
          />
        ))}
      </Box>
      <LoadMore name="page.options" shown={all.length} pages={pages} />
    </OptionsFrame>
  );
}

type FrameProps = { options: ReturnType<typeof useTowerOptions>; children: ReactNode };

/** Heading, the button that adds one, and what stands where there is none. */
export function OptionsFrame({ options, children }: FrameProps) {
  const { t } = useTranslation('unit');
  const [on] = useLosses();
  const isEmpty = options.shown.length === 0;
  const add = <AddOption options={options} />;
  return (
    <Section
      title={t('options.title')}
      text={on ? t('losses.on', { source: lossSource }) : t('options.text')}
      actions={
        !isEmpty && (
          <>
            {options.largest > 0 && <LossesSwitch />}
            {add}
          </>
        )
      }
    >
      {isEmpty ? (
        <EmptyState compact title={t('options.none.title')} text={t('options.none.text')} action={add} />
      ) : (
        children
      )}
    </Section>
  );
}

const NewOptionDialog = lazyPart(() => import('./NewOptionDialog.tsx').then((part) => part.NewOptionDialog));

/** The button 'Adicionar Simulação', contained where it is the next step; the new simulation comes into view. */
function AddOption({ options }: { options: ReturnType<typeof useTowerOptions> }) {
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
        variant={options.nextStep?.step === 'addOption' ? 'contained' : 'outlined'}
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
