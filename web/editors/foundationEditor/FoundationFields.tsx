import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FoundationType, foundationTypes } from '#domain/foundation/foundationType.ts';
import { NumberField } from '../../forms/NumberField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { PartFields } from './PartFields.tsx';

/** Kind of foundation and its parts, for the whole tower. */
export function FoundationFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('foundationEditor');
  const type = useWatch({ control: form.control, name: 'type' }) as FoundationType | '';
  const options = foundationTypes.map((value) => ({ value, label: t(`type.${value}`) }));
  const strength = (
    <NumberField control={form.control} name={`${type}.fck`} label={t('fck')} unit="MPa" required />
  );
  const part = (name: string, kind: 'plate' | 'volume', optional = false) => (
    <PartFields
      key={`${type}.${name}`}
      form={form}
      name={`${type}.${name}`}
      title={t(`part.${name}`)}
      kind={kind}
      optional={optional}
    />
  );
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
      {type === 'raft_foundation' && (
        <PartFields form={form} name={type} title={t('part.raft')} kind="plate" ownStrength />
      )}
      {type === 'piles_foundation' && (
        <div key={type} style={{ display: 'contents' }}>
          {strength}
          {part('piles', 'volume')}
          {part('pileCaps', 'volume', true)}
          {part('gradeBeams', 'volume', true)}
          {part('tieBeams', 'volume', true)}
        </div>
      )}
      {type === 'raft_piles_foundation' && (
        <div key={type} style={{ display: 'contents' }}>
          {strength}
          {part('raft', 'plate')}
          {part('piles', 'volume')}
        </div>
      )}
    </>
  );
}
