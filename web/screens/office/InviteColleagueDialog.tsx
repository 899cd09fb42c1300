import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { organizationInviteSchema } from '#domain/people/organization.ts';
import type { InviteColleagueDialogMutation } from '#relay/InviteColleagueDialogMutation.graphql.ts';
import { FormDialog } from '../../forms/dialogs/FormDialog.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { asRole } from '../../parts/people/roles.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { RoleFields } from './RoleFields.tsx';

type Props = { organizationId: string; onClose: () => void };

/** Invites somebody to the office. */
export function InviteColleagueDialog({ organizationId, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(organizationInviteSchema, {
    defaultValues: { email: '', role: 'editor', discipline: '' },
  });
  const [commit] = useMutation<InviteColleagueDialogMutation>(
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
  const save = ({ email, role, discipline }: z.output<typeof organizationInviteSchema>) => {
    const input = { organizationId, email, role: asRole(role), discipline: discipline ?? '' };
    return commit({ variables: { input }, onRefused: refusalsOn(form) });
  };
  return (
    <FormDialog form={form} title={t('inviteTitle')} submitLabel={t('send')} onSave={save} onClose={onClose}>
      <TextField control={form.control} name="email" label={t('email')} type="email" required autoFocus />
      <RoleFields control={form.control} />
    </FormDialog>
  );
}
