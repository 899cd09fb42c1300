import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { MemberActions_member$key } from '#relay/MemberActions_member.graphql.ts';
import type { MemberActionsRemoveMutation } from '#relay/MemberActionsRemoveMutation.graphql.ts';
import type { MemberActionsTransferMutation } from '#relay/MemberActionsTransferMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { setRowHidden } from '../../../components/deletion/hiddenRows.ts';
import { ActionsMenu, type Action } from '../../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { paths } from '../../../paths.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';
import { Logout, PersonRemoveOutlined as PersonRemove, SwapHoriz } from '../../../theme/icons.tsx';
import { strongest } from './strongest.ts';

type Asked = 'remove' | 'leave' | 'transfer';
type Props = {
  /** Global id. */
  projectId: string;
  member: MemberActions_member$key;
  canTransfer: boolean;
  connections: readonly string[];
};

/** Hand the project over, remove a member, or leave, as far as the user may. */
export function MemberActions({ projectId, member, canTransfer, connections }: Props) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asked | null>(null);
  const { id, user, permissions, isViewer, viewerCanRemove } = useFragment(
    graphql`
      fragment MemberActions_member on Member {
        id
        permissions
        isViewer
        viewerCanRemove
        user {
          name
        }
      }
    `,
    member,
  );
  const [remove] = useMutation<MemberActionsRemoveMutation>(
    graphql`
      mutation MemberActionsRemoveMutation($input: RemoveMemberInput!, $connections: [ID!]!) {
        removeMember(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          removedMemberId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('members.removeError'), invalidates: true },
  );
  const { members, sentInvitations, buildingTypes } = useOffered();
  // The answer includes what the user may do after the transfer.
  const [transfer, transferring] = useMutation<MemberActionsTransferMutation>(
    graphql`
      mutation MemberActionsTransferMutation(
        $input: TransferOwnershipInput!
        $members: Boolean!
        $sentInvitations: Boolean!
        $buildingTypes: Boolean!
      ) {
        transferOwnership(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            ...ProjectHeader_project
            ...ProjectPeople_project
          }
        }
      }
    `,
    { success: t('transfer.done'), failure: t('transfer.error'), invalidates: true },
  );
  const variables = { input: { memberId: id } };
  const removal = { ...variables, connections };
  const leave = async () => {
    const left = await remove({ variables: removal, updater: (store) => store.delete(projectId) });
    // Whoever is invited again sees it again.
    if (left !== null) setRowHidden(projectId, false);
    return left;
  };
  const confirm = async () => {
    if (asking === 'transfer')
      await transfer({ variables: { ...variables, members, sentInvitations, buildingTypes } });
    else if (asking === 'leave') {
      deleteWithUndo(projectId, { done: t('leave.done') }, leave);
      void navigate(paths.projectCards);
    } else
      deleteWithUndo(id, { done: t('remove.done', { name: user.name }) }, () =>
        remove({ variables: removal }),
      );
    setAsking(null);
  };
  const actionOf = (name: Asked, icon: Action['icon']): Action => ({
    label: t(`${name}.action`),
    icon,
    destructive: name !== 'transfer',
    onSelect: () => setAsking(name),
  });
  const shown = asking ?? 'remove';
  return (
    <>
      <ActionsMenu
        label={t('members.actions', { name: user.name })}
        actions={[
          canTransfer && !isViewer && strongest(permissions) !== 'OWNER' && actionOf('transfer', SwapHoriz),
          viewerCanRemove && !isViewer && actionOf('remove', PersonRemove),
          viewerCanRemove && isViewer && actionOf('leave', Logout),
        ]}
      />
      <ConfirmDialog
        open={asking !== null}
        title={t(`${shown}.title`)}
        text={t(`${shown}.text`, { name: user.name })}
        confirmLabel={t(`${shown}.action`)}
        destructive={asking !== 'transfer'}
        pending={transferring}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
