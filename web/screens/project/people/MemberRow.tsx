import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MemberRow_member$key } from '#relay/MemberRow_member.graphql.ts';
import type { MemberRowMutation } from '#relay/MemberRowMutation.graphql.ts';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { PersonRow } from '../../../parts/people/PersonRow.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';
import { MemberActions } from './MemberActions.tsx';
import { strongest } from './strongest.ts';

type Props = {
  member: MemberRow_member$key;
  /** Whether the signed-in user may hand the project over. */
  canTransfer: boolean;
  connections: readonly string[];
};

/** A member with what they hold; who may changes it here. */
export function MemberRow({ member, canTransfer, connections }: Props) {
  const { t } = useTranslation('project');
  const data = useFragment(
    graphql`
      fragment MemberRow_member on Member {
        id
        permissions
        isViewer
        viewerCanEdit
        byOrganization
        discipline
        user {
          name
          email
        }
        ...MemberActions_member
      }
    `,
    member,
  );
  const [commit] = useMutation<MemberRowMutation>(
    graphql`
      mutation MemberRowMutation($input: UpdateMemberInput!) {
        updateMember(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          member {
            id
            permissions
          }
        }
      }
    `,
    { success: t('members.updated'), failure: t('members.updateError') },
  );
  // Shown at once, taken back when refused.
  const grant = (permission: 'VIEW' | 'EDIT') => {
    const permissions = permission === 'EDIT' ? (['VIEW', 'EDIT'] as const) : (['VIEW'] as const);
    void commit({
      variables: { input: { memberId: data.id, permissions } },
      optimisticResponse: { updateMember: { errors: [], member: { id: data.id, permissions } } },
    });
  };
  const granted = strongest(data.permissions);
  const { name, email } = data.user;
  const { editInvitations } = useOffered();
  const known = data.byOrganization ? t('office.member', { email }) : email;
  const isClosed = data.viewerCanEdit && granted === 'VIEW' && !editInvitations;
  return (
    <PersonRow
      name={name}
      text={isClosed ? `${email} · ${t('members.closed', { edit: t('permission.EDIT') })}` : known}
      {...(data.isViewer ? { title: t('members.you', { name }) } : {})}
    >
      {data.viewerCanEdit ? (
        <SelectBox
          size="small"
          fullWidth={false}
          value={granted}
          options={(['VIEW', 'EDIT'] as const).map((each) => [each, t(`permission.${each}`)])}
          onChange={grant}
          slotProps={{ htmlInput: { 'aria-label': t('members.permissionOf', { name }) } }}
          sx={{ minWidth: 132 }}
        />
      ) : (
        <Chip size="small" label={t(`permission.${granted}`)} />
      )}
      {data.discipline != null && <Chip size="small" variant="outlined" label={data.discipline} />}
      <MemberActions member={data} canTransfer={canTransfer} connections={connections} />
    </PersonRow>
  );
}
