import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { organizationInviteSchema } from '#domain/people/organization.ts';
import type { InviteColleagueDialogMutation } from '#relay/InviteColleagueDialogMutation.graphql.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { asRole } from '../../parts/people/roles.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { RoleFields } from './RoleFields.tsx';

/** Invites somebody to the office. */
export function InviteColleagueDialog({
  organizationId,
  onClose,
}: {
  organizationId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  const form = useDomainForm(organizationInviteSchema, {
    defaultValues: { email: '', role: 'editor', discipline: '' },
  });
  const [commit, pending] = useMutation<InviteColleagueDialogMutation>(
    graphql`
      mutation InviteColleagueDialogMutation($input: InviteToOrganizationInput!) {
        inviteToOrganization(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeInvitations_organization
          }
        }
      }
    `,
    { success: t('sent'), failure: t('sendError') },
  );
  const save = form.handleSubmit(async ({ email, role, discipline }) => {
    const input = { organizationId, email, role: asRole(role), discipline: discipline ?? '' };
    const done = await commit({
      variables: { input },
      onRefused: (errors) => showUserErrors(form, errors),
    });
    if (done !== null) onClose();
  });
  return (
    <FormDialog
      title={t('inviteTitle')}
      dirty={form.formState.isDirty}
      submitLabel={t('send')}
      pending={pending}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <TextField control={form.control} name="email" label={t('email')} type="email" required autoFocus />
      <RoleFields control={form.control} />
    </FormDialog>
  );
}
