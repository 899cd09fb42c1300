import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { emailDomainSchema } from '#domain/people/emailDomain.ts';
import type { AddDomainDialogMutation } from '#relay/AddDomainDialogMutation.graphql.ts';
import { FormDialog } from '../../forms/dialogs/FormDialog.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

type Props = { organizationId: string; onClose: () => void };

/** Names a domain of the office's addresses. */
export function AddDomainDialog({ organizationId, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(emailDomainSchema, { defaultValues: { domain: '' } });
  const [commit] = useMutation<AddDomainDialogMutation>(
    graphql`
      mutation AddDomainDialogMutation($input: AddEmailDomainInput!) {
        addEmailDomain(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeSignOn_organization
          }
        }
      }
    `,
    { success: t('domain.added'), failure: t('domain.addError') },
  );
  const save = ({ domain }: { domain: string }) =>
    commit({ variables: { input: { organizationId, domain } }, onRefused: refusalsOn(form) });
  return (
    <FormDialog
      form={form}
      title={t('domain.add')}
      submitLabel={t('domain.add')}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="domain"
        label={t('domain.name')}
        helperText={t('domain.help')}
        required
        autoFocus
      />
    </FormDialog>
  );
}
