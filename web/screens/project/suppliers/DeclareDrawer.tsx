import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type DeclarationForm, declarationFormSchema } from '#domain/factors/declarationForm.ts';
import { factorRows } from '#domain/factors/factorRows.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { materialRow } from '#domain/materials/materialRow.ts';
import { unitText } from '#domain/texts/unitText.ts';
import type { DeclareDrawerMutation } from '#relay/DeclareDrawerMutation.graphql.ts';
import { DateField } from '../../../forms/fields/DateField.tsx';
import type { FieldControl } from '../../../forms/fields/fieldControl.ts';
import { FormDrawer } from '../../../forms/dialogs/FormDrawer.tsx';
import { fieldHelp, TextField } from '../../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { clearDraft } from '../../../forms/useDraft.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { EpdField } from './epd/EpdField.tsx';
import { RangeFields } from './RangeFields.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  projectId: string;
  /** Keys of materials that have a supplier. */
  declaredMaterials: readonly string[];
  connections: readonly string[];
  /** Key of the material that the form begins with; none where it is empty. */
  material: string;
  onClose: () => void;
};

const blank = {
  material: '',
  supplier: '',
  document: '',
  validUntil: '',
  co2: { min: undefined, max: undefined },
  energy: { min: undefined, max: undefined },
};

/** Declares a supplier's factor: of which material, by which document, until when, and its figures. */
export function DeclareDrawer({ projectId, declaredMaterials, connections, material, onClose }: Props) {
  const { t } = useTranslation('suppliers');
  const draft = `declaration.${projectId}`;
  const form = useDomainForm(declarationFormSchema, {
    defaultValues: { ...blank, material },
    draft,
  });
  const [commit, pending] = useMutation<DeclareDrawerMutation>(
    graphql`
      mutation DeclareDrawerMutation($input: DeclareFactorInput!, $connections: [ID!]!) {
        declareFactor(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          declarationEdge @appendEdge(connections: $connections) {
            ...SupplierTable_edge @relay(mask: false)
          }
        }
      }
    `,
    // Totals and comparisons elsewhere rest on it from now on.
    { success: t('declared'), failure: t('declareError'), invalidates: true },
  );
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async ({ validUntil = null, energy = null, ...values }) => {
    const done = await commit({
      variables: { input: { projectId, ...values, validUntil, energy }, connections: [...connections] },
      onRefused: refusalsOn(form),
    });
    if (done !== null) close();
  });
  const unit = materialRow(useWatch({ control: form.control, name: 'material' }))?.unit;
  const perUnit = (of: string) => (unit === undefined ? of : `${of}/${unitText(unit)}`);
  const { control } = form;
  const field = (name: 'supplier' | 'document' | 'validUntil') => ({
    control,
    name,
    label: t(`column.${name}`),
  });
  const range = (name: 'co2' | 'energy') => ({ control, name, title: t(`quantity.${name}`) });
  return (
    <FormDrawer
      title={t('declareTitle')}
      dirty={form.formState.isDirty}
      pending={pending}
      submitLabel={t('declare')}
      onSubmit={(event) => void save(event)}
      onClose={close}
    >
      <EpdField form={form} />
      <MaterialField control={control} declaredMaterials={declaredMaterials} />
      <TextField {...field('supplier')} required />
      <TextField {...field('document')} helperText={t('field.documentHelp')} required />
      <DateField {...field('validUntil')} helperText={t('field.validUntilHelp')} />
      <RangeFields {...range('co2')} unit={perUnit('kgCO₂e')} help={t('field.rangeHelp')} required />
      <RangeFields {...range('energy')} unit={perUnit('MJ')} help={t('field.energyHelp')} />
    </FormDrawer>
  );
}

type MaterialFieldProps = {
  control: FieldControl<DeclarationForm>;
  /** Keys of materials with a supplier already. */
  declaredMaterials: readonly string[];
};

const kindOf = (key: string) => key.slice(0, key.indexOf(':'));

/** A row of the factor set, searched by its name; rows with a supplier are greyed. */
function MaterialField({ control, declaredMaterials }: MaterialFieldProps) {
  const { t } = useTranslation('suppliers');
  const { field, fieldState } = useController({ control, name: 'material' });
  const rows = factorRows(currentFactorSet).filter(({ key }) => materialRow(key) !== undefined);
  return (
    <Autocomplete
      options={rows}
      value={rows.find(({ key }) => key === field.value) ?? null}
      onChange={(_, row) => field.onChange(row?.key ?? '')}
      onBlur={field.onBlur}
      groupBy={({ key }) => t(keyWith('suppliers', 'kind.', kindOf(key)))}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ key }) => key}
      getOptionDisabled={({ key }) => declaredMaterials.includes(key)}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      noOptionsText={t('field.noMaterial')}
      openText={t('field.open')}
      closeText={t('field.close')}
      clearText={t('field.clear')}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={t('column.material')}
          required
          autoFocus
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldHelp(fieldState.error?.message, t('field.materialHelp'))}
        />
      )}
    />
  );
}
