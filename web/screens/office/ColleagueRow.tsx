import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { organizationMemberSchema, type OrganizationRole } from '#domain/people/organization.ts';
import type { ColleagueRowRemoveMutation } from '#relay/ColleagueRowRemoveMutation.graphql.ts';
import type { ColleagueRow_member$key } from '#relay/ColleagueRow_member.graphql.ts';
import type { ColleagueRowEditColleagueDialogMutation } from '#relay/ColleagueRowEditColleagueDialogMutation.graphql.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../forms/dialogs/FormDialog.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { PersonRow } from '../../parts/people/PersonRow.tsx';
import { asRole } from '../../parts/people/roles.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { EditOutlined as Edit, PersonRemoveOutlined as PersonRemove } from '../../theme/icons.tsx';
import { RoleFields } from './RoleFields.tsx';

/** A colleague with role and discipline, and what can be done about them. */
export function ColleagueRow({ member, canManage }: { member: ColleagueRow_member$key; canManage: boolean }) {
  const { t } = useTranslation('office');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const { id, user, role, discipline, holdsProjects, isViewer, viewerCanRemove } = useFragment(
    graphql`
      fragment ColleagueRow_member on OrganizationMember {
        id
        role
        discipline
        holdsProjects
        isViewer
        viewerCanRemove
        user {
          name
          email
        }
      }
    `,
    member,
  );
  const { name, email } = user;
  const { revalidate } = useRevalidator();
  const [remove, pending] = useMutation<ColleagueRowRemoveMutation>(
    graphql`
      mutation ColleagueRowRemoveMutation($input: RemoveOrganizationMemberInput!) {
        removeOrganizationMember(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    {
      success: isViewer ? t('left') : t('removed', { name }),
      failure: t('removeError'),
      invalidates: true,
    },
  );
  const confirm = async () => {
    const done = await remove({ variables: { input: { memberId: id } } });
    setOpen(null);
    if (done !== null) await revalidate();
  };
  return (
    <PersonRow name={name} text={email} {...(isViewer ? { title: t('you', { name }) } : {})}>
      {discipline != null && <Chip size="small" variant="outlined" label={discipline} />}
      <Chip size="small" label={t(`role.${role}`)} />
      <ActionsMenu
        label={t('actions', { name })}
        actions={[
          canManage && { label: t('edit'), icon: Edit, onSelect: () => setOpen('edit') },
          viewerCanRemove && {
            label: t(isViewer ? 'leave' : 'remove'),
            icon: PersonRemove,
            onSelect: () => setOpen('remove'),
            destructive: true,
          },
        ]}
      />
      {open === 'edit' && (
        <EditColleagueDialog
          memberId={id}
          name={name}
          role={role}
          discipline={discipline}
          holdsProjects={holdsProjects}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        title={t(isViewer ? 'leaveTitle' : 'removeTitle')}
        text={`${t(isViewer ? 'leaveText' : 'removeText', { name })} ${holdsProjects ? t('holderText') : ''}`.trim()}
        confirmLabel={t(isViewer ? 'leave' : 'remove')}
        destructive
        pending={pending}
        onCancel={() => setOpen(null)}
        onConfirm={() => void confirm()}
      />
    </PersonRow>
  );
}

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
function EditColleagueDialog({ memberId, name, role, discipline, holdsProjects, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(organizationMemberSchema, {
    defaultValues: { role: role.toLowerCase() as OrganizationRole, discipline: discipline ?? '' },
  });
  const chosen = useWatch({ control: form.control, name: 'role' });
  const passesOn = holdsProjects && chosen !== 'owner';
  const [commit] = useMutation<ColleagueRowEditColleagueDialogMutation>(
    graphql`
      mutation ColleagueRowEditColleagueDialogMutation($input: UpdateOrganizationMemberInput!) {
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
