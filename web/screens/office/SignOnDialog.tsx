import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { newcomerRoles, singleSignOnSchema } from '#domain/people/singleSignOn.ts';
import type { OfficeSignOn_organization$data } from '#relay/OfficeSignOn_organization.graphql.ts';
import type { SignOnDialogMutation } from '#relay/SignOnDialogMutation.graphql.ts';
import { CopyLine } from '../../components/CopyLine.tsx';
import { FormDialog } from '../../forms/dialogs/FormDialog.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { SwitchField } from '../../forms/fields/SwitchField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { asRole, roles } from '../../parts/people/roles.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

/** The provider of an office; its secret is never read. */
export type Provider = NonNullable<NonNullable<OfficeSignOn_organization$data['singleSignOn']>['provider']>;

type Props = {
  organizationId: string;
  callbackUrl: string;
  provider: Provider | null;
  onClose: () => void;
};

/** Sets the provider; the secret that was given stays when the field is left empty. */
export function SignOnDialog({ organizationId, callbackUrl, provider, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(singleSignOnSchema, {
    defaultValues: {
      issuer: provider?.issuer ?? '',
      clientId: provider?.clientId ?? '',
      clientSecret: '',
      required: provider?.required ?? false,
      newcomerRole: newcomerRoles.find((role) => asRole(role) === provider?.newcomerRole) ?? 'viewer',
      newcomerDiscipline: provider?.newcomerDiscipline ?? '',
    },
  });
  const { control } = form;
  const [commit] = useMutation<SignOnDialogMutation>(
    graphql`
      mutation SignOnDialogMutation($input: SetSingleSignOnInput!) {
        setSingleSignOn(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeSignOn_organization
          }
        }
      }
    `,
    { success: t('signOn.saved'), failure: t('signOn.saveError') },
  );
  const save = (given: z.output<typeof singleSignOnSchema>) => {
    const { newcomerRole, clientSecret, newcomerDiscipline, ...values } = given;
    const input = {
      organizationId,
      ...values,
      clientSecret: clientSecret ?? '',
      newcomerRole: asRole(newcomerRole),
      newcomerDiscipline: newcomerDiscipline ?? '',
    };
    return commit({ variables: { input }, onRefused: refusalsOn(form) });
  };
  const field = (name: Exclude<keyof z.input<typeof singleSignOnSchema>, 'newcomerDiscipline'>) => ({
    control,
    name,
    label: t(`signOn.${name}`),
  });
  const options = roles
    .filter(({ value }) => newcomerRoles.some((role) => role === value))
    .map(({ value, key }) => ({ value, label: t(key) }));
  return (
    <FormDialog
      form={form}
      title={t(provider === null ? 'signOn.set' : 'signOn.editOf')}
      onSave={save}
      onClose={onClose}
    >
      <DialogContentText>{t('signOn.callback')}</DialogContentText>
      <CopyLine text={callbackUrl} />
      <TextField {...field('issuer')} type="url" helperText={t('signOn.issuerHelp')} required autoFocus />
      <TextField {...field('clientId')} autoComplete="off" required />
      <PasswordField
        {...field('clientSecret')}
        autoComplete="new-password"
        {...(provider === null ? { required: true } : { helperText: t('signOn.secretHelp') })}
      />
      <SelectField {...field('newcomerRole')} options={options} required />
      <TextField
        control={control}
        name="newcomerDiscipline"
        label={t('discipline')}
        helperText={t('disciplineHelp')}
      />
      <SwitchField {...field('required')} />
    </FormDialog>
  );
}
