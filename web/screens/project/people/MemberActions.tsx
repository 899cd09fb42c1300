import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { MemberActions_member$key } from '#relay/MemberActions_member.graphql.ts';
import { ActionsMenu, type Action } from '../../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { paths } from '../../../paths.ts';
import { Logout, PersonRemoveOutlined as PersonRemove, SwapHoriz } from '../../../theme/icons.tsx';
import { strongest } from './strongest.ts';
import { useRemoveMember } from './useRemoveMember.ts';
import { useTransferOwnership } from './useTransferOwnership.ts';

type Props = { member: MemberActions_member$key; canTransfer: boolean; connections: readonly string[] };

/** Hand the project over, remove a member, or leave, as far as the user may. */
export function MemberActions({ member, canTransfer, connections }: Props) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'remove' | 'leave' | 'transfer' | null>(null);
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
  const remove = useRemoveMember(connections);
  const [transfer, transferring] = useTransferOwnership();
  const actions: Action[] = [];
  if (canTransfer && !isViewer && strongest(permissions) !== 'OWNER') {
    const icon = <SwapHoriz fontSize="small" />;
    actions.push({ label: t('transfer.action'), icon, onSelect: () => setAsking('transfer') });
  }
  if (viewerCanRemove && !isViewer) {
    const label = t('remove.action');
    const onSelect = () => setAsking('remove');
    actions.push({ label, icon: <PersonRemove fontSize="small" />, onSelect, destructive: true });
  }
  if (viewerCanRemove && isViewer) {
    const icon = <Logout fontSize="small" />;
    actions.push({ label: t('leave.action'), icon, onSelect: () => setAsking('leave'), destructive: true });
  }
  const confirm = async () => {
    if (asking === 'transfer') await transfer(id);
    else remove(id, asking === 'leave' ? t('leave.done') : t('remove.done', { name: user.name }));
    if (asking === 'leave') void navigate(paths.projectCards);
    setAsking(null);
  };
  const shown = asking ?? 'remove';
  return (
    <>
      <ActionsMenu label={t('members.actions', { name: user.name })} actions={actions} />
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
