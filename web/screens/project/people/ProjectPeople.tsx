import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectPeople_project$key } from '#relay/ProjectPeople_project.graphql.ts';
import { FieldErrorSection } from '../../../errors/FieldErrorSection.tsx';
import { useOffered } from '../../../session/offered.ts';
import { InvitationsSection } from './InvitationsSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { OfficeOfProject } from './OfficeOfProject.tsx';

/** Members, and for owners the invitations still open. */
export function ProjectPeople({ project }: { project: ProjectPeople_project$key }) {
  const { t } = useTranslation('project');
  const offered = useOffered();
  const data = useFragment(
    graphql`
      fragment ProjectPeople_project on Project {
        viewerCanInvite
        ...OfficeOfProject_project
        ...MembersSection_project @include(if: $members)
        ...InvitationsSection_project
      }
    `,
    project,
  );
  return (
    <>
      {offered.members && <MembersSection project={data} />}
      {offered.organizations && <OfficeOfProject project={data} />}
      {data.viewerCanInvite && (
        <FieldErrorSection title={t('invitations.title')}>
          <InvitationsSection project={data} />
        </FieldErrorSection>
      )}
    </>
  );
}
