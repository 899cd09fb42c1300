import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { ColleagueRow_member$key } from '#relay/ColleagueRow_member.graphql.ts';
import type { ColleagueRowRemoveMutation } from '#relay/ColleagueRowRemoveMutation.graphql.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { PersonRow } from '../../parts/people/PersonRow.tsx';
import { useMutation } from '../../relay/useMutation.ts';
import { EditOutlined as Edit, PersonRemoveOutlined as PersonRemove } from '../../theme/icons.tsx';
import { EditColleagueDialog } from './EditColleagueDialog.tsx';

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
