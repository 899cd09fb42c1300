import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { KeepDialog } from '../../../components/dialogs/KeepDialog.tsx';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { type StructureValues } from '../values/structureValues.ts';
import { valuesOfParts, typedParts } from '../values/typedParts.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  form: UseFormReturn;
  from: Technology;
  to: Technology;
  /** Makes the technology the one chosen. */
  onChange: () => void;
  onClose: () => void;
};

/** Asks which of the typed quantities to take over into the new technology, and says which it cannot take. */
export function TechnologyChange({ form, from, to, onChange, onClose }: Props) {
  const { t } = useTranslation('moduleEditor');
  const nameOf = useTechnologyName();
  const values = form.getValues() as StructureValues;
  const typed = typedParts(values, from);
  const fits = (part: string) => part in values[to];
  const nameOfPart = (part: string) => t(keyWith('moduleEditor', 'change.part.', part));
  const gone = typed.filter((part) => !fits(part)).map(nameOfPart);
  return (
    <KeepDialog
      title={t('change.title', { technology: nameOf(to) })}
      text={t('change.text')}
      confirmLabel={t('change.confirm')}
      choices={typed.filter(fits).map((part) => [part, nameOfPart(part)] as const)}
      lostText={gone.length > 0 ? t('change.goes', { elements: gone.join(', ') }) : null}
      onCancel={onClose}
      onConfirm={(kept) => {
        for (const [name, value] of Object.entries(valuesOfParts(values[from], kept)))
          form.setValue(`${to}.${name}`, value, { shouldDirty: true });
        onChange();
        onClose();
      }}
    />
  );
}
