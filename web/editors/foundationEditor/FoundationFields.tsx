import { Fragment } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWholeFoundation, partFields } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, foundationTypes, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { useOffered } from '../../session/offered.ts';
import { ElementFields } from '../moduleEditor/fields/ElementFields.tsx';
import { PartFields } from './PartFields.tsx';
import { keyWith } from '../../i18n/keyWith.ts';

/** Kind of foundation and its parts, for the whole tower. */
export function FoundationFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('foundationEditor');
  const type = useWatch({ control: form.control, name: 'type' }) as FoundationType | '';
  const { partStrengths } = useOffered();
  // A service without strengths per part does not know parts of several strengths either.
  const kinds = foundationTypes.filter((kind) => partStrengths || !isCastFoundation(kind));
  const options = kinds.map((value) => ({ value, label: t(`type.${value}`) }));
  const part = ({ name, kind, isRequired }: ReturnType<typeof partFields>[number]) => {
    const isRaft = type !== '' && isWholeFoundation(type, name);
    const shared = {
      form,
      name: isRaft ? type : `${type}.${name}`,
      title: t(keyWith('foundationEditor', 'part.', name)),
      optional: !isRequired,
    };
    if (kind !== 'cast')
      return <PartFields key={name} {...shared} kind={kind} isFoundationStrength={isRaft} />;
    return (
      <ElementFields key={name} {...shared} hasUsualSteel={false}>
        <NumberField
          control={form.control}
          name={`${shared.name}.formArea`}
          label={t('formArea')}
          unit="m²"
        />
      </ElementFields>
    );
  };
  return (
    <>
      <SelectField
        control={form.control}
        name="type"
        label={t('type')}
        options={options}
        required
        helperText={t('typeText')}
      />
      {type !== '' && (
        <Fragment key={type}>
          {!isCastFoundation(type) && type !== 'raft_foundation' && (
            <NumberField control={form.control} name={`${type}.fck`} label={t('fck')} unit="MPa" required />
          )}
          {partFields(type)
            .filter(({ kind }) => partStrengths || kind !== 'cast' || isCastFoundation(type))
            .map(part)}
        </Fragment>
      )}
    </>
  );
}
