import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { organizationMemberSchema, type OrganizationRole } from '#domain/people/organization.ts';
import type { EditColleagueDialogMutation } from '#relay/EditColleagueDialogMutation.graphql.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { asRole } from '../../parts/people/roles.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { RoleFields } from './RoleFields.tsx';

type Props = {
  memberId: string;
  name: string;
  /** In the words of the graph. */
  role: string;
  discipline: string | null | undefined;
  /** Whether the projects of the office are in their name, which is so for an owner alone. */
  holdsProjects: boolean;
  onClose: () => void;
};

/** Changes role and discipline of a colleague. */
export function EditColleagueDialog({ memberId, name, role, discipline, holdsProjects, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(organizationMemberSchema, {
    defaultValues: { role: role.toLowerCase() as OrganizationRole, discipline: discipline ?? '' },
  });
  const chosen = useWatch({ control: form.control, name: 'role' });
  const passesOn = holdsProjects && chosen !== 'owner';
  const [commit] = useMutation<EditColleagueDialogMutation>(
    graphql`
      mutation EditColleagueDialogMutation($input: UpdateOrganizationMemberInput!) {
        updateOrganizationMember(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...Office_organization
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError'), invalidates: true },
  );
  const save = (values: z.output<typeof organizationMemberSchema>) => {
    const input = { memberId, role: asRole(values.role ?? 'viewer'), discipline: values.discipline ?? '' };
    return commit({ variables: { input }, onRefused: refusalsOn(form) });
  };
  return (
    <FormDialog form={form} title={t('editOf', { name })} onSave={save} onClose={onClose}>
      <RoleFields control={form.control} />
      {passesOn && <Alert severity="info">{t('holderText')}</Alert>}
    </FormDialog>
  );
}
