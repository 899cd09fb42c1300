import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MembersSectionMemberRowMutation } from '#relay/MembersSectionMemberRowMutation.graphql.ts';
import type {
  MembersSection_project$data,
  MembersSection_project$key,
} from '#relay/MembersSection_project.graphql.ts';
import { useRows } from '../../../components/deletion/useRows.ts';
import { Section } from '../../../components/Section.tsx';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { PersonRow } from '../../../parts/people/PersonRow.tsx';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
import { useOffered } from '../../../session/offered.ts';
import { MemberActions } from './MemberActions.tsx';
import { strongest } from './strongest.ts';

/** Everybody who holds a permission. */
export function MembersSection({ project }: { project: MembersSection_project$key }) {
  const { t } = useTranslation('project');
  const { data, pages } = usePages(
    graphql`
      fragment MembersSection_project on Project
      @refetchable(queryName: "MembersSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        id
        viewerCanTransfer
        members(first: $first, after: $after) @connection(key: "MembersSection_members") {
          __id
          edges {
            node {
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
          }
        }
      }
    `,
    project,
  );
  const { all, shown: rows } = useRows(data.members);
  const connections = data.members ? [data.members.__id] : [];
  return (
    <Section title={t('members.title')}>
      <List disablePadding aria-label={t('members.title')}>
        {rows.map((member) => (
          <MemberRow
            key={member.id}
            projectId={data.id}
            member={member}
            canTransfer={data.viewerCanTransfer}
            connections={connections}
          />
        ))}
      </List>
      <LoadMore name="page.members" shown={all.length} pages={pages} />
    </Section>
  );
}

type Members = NonNullable<MembersSection_project$data['members']>;

type Props = {
  projectId: string;
  member: NonNullable<Members['edges'][number]['node']>;
  /** Whether the signed-in user may hand the project over. */
  canTransfer: boolean;
  connections: readonly string[];
};

/** A member and their permission, which whoever may change it selects here. */
function MemberRow({ projectId, member, canTransfer, connections }: Props) {
  const { t } = useTranslation('project');
  const [commit] = useMutation<MembersSectionMemberRowMutation>(
    graphql`
      mutation MembersSectionMemberRowMutation($input: UpdateMemberInput!) {
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
      variables: { input: { memberId: member.id, permissions } },
      optimisticResponse: { updateMember: { errors: [], member: { id: member.id, permissions } } },
    });
  };
  const granted = strongest(member.permissions);
  const { name, email } = member.user;
  const { editInvitations } = useOffered();
  const known = member.byOrganization ? t('office.member', { email }) : email;
  const isClosed = member.viewerCanEdit && granted === 'VIEW' && !editInvitations;
  return (
    <PersonRow
      name={name}
      text={isClosed ? `${email} · ${t('members.closed', { edit: t('permission.EDIT') })}` : known}
      {...(member.isViewer ? { title: t('members.you', { name }) } : {})}
    >
      {member.viewerCanEdit ? (
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
      {member.discipline != null && <Chip size="small" variant="outlined" label={member.discipline} />}
      <MemberActions {...{ projectId, member, canTransfer, connections }} />
    </PersonRow>
  );
}
