import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  castFoundations,
  castParts,
  type FoundationType,
  foundationTypes,
  isCastFoundation,
} from '#domain/foundation/foundationType.ts';
import { NumberField } from '../../forms/NumberField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { useOffered } from '../../session/offered.ts';
import { ElementFields } from '../moduleEditor/fields/ElementFields.tsx';
import { PartFields } from './PartFields.tsx';

/** Kind of foundation and its parts, for the whole tower. */
export function FoundationFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('foundationEditor');
  const type = useWatch({ control: form.control, name: 'type' }) as FoundationType | '';
  const { partStrengths } = useOffered();
  // Who knows no strength of a part knows no parts of several strengths either.
  const kinds = foundationTypes.filter((kind) => partStrengths || !isCastFoundation(kind));
  const options = kinds.map((value) => ({ value, label: t(`type.${value}`) }));
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
  const cast = (name: (typeof castParts)[number], optional: boolean) => (
    <ElementFields
      key={`${type}.${name}`}
      form={form}
      name={`${type}.${name}`}
      title={t(`part.${name}`)}
      optional={optional}
      hasUsualSteel={false}
    >
      <NumberField control={form.control} name={`${type}.${name}.formArea`} label={t('formArea')} unit="m²" />
    </ElementFields>
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
      {type !== '' && (
        <div key={`${type} cast`} style={{ display: 'contents' }}>
          {isCastFoundation(type)
            ? castParts.map((name) => cast(name, name !== castFoundations[type]))
            : partStrengths && cast('retainingWalls', true)}
        </div>
      )}
    </>
  );
}
