import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MembersSection_project$key } from '#relay/MembersSection_project.graphql.ts';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { Section } from '../../../components/Section.tsx';
import { useRows } from '../../../components/deletion/useRows.ts';
import { usePages } from '../../../relay/usePages.ts';
import { MemberRow } from './MemberRow.tsx';

/** Everybody who holds a permission. */
export function MembersSection({ project }: { project: MembersSection_project$key }) {
  const { t } = useTranslation('project');
  const { data, pages } = usePages(
    graphql`
      fragment MembersSection_project on Project
      @refetchable(queryName: "MembersSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        viewerCanTransfer
        members(first: $first, after: $after) @connection(key: "MembersSection_members") {
          __id
          edges {
            node {
              id
              ...MemberRow_member
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
