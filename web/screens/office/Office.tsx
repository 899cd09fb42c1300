import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { OfficeDeleteOfficeDialogMutation } from '#relay/OfficeDeleteOfficeDialogMutation.graphql.ts';
import type { OfficeRenameMutation } from '#relay/OfficeRenameMutation.graphql.ts';
import type { Office_organization$key } from '#relay/Office_organization.graphql.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../components/dialogs/deleteAction.ts';
import { Section } from '../../components/Section.tsx';
import { PasswordDialog } from '../../forms/dialogs/PasswordDialog.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useFileExport } from '../../relay/useFileExport.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { EditOutlined as Edit, FileDownload, PersonAddOutlined as PersonAdd } from '../../theme/icons.tsx';
import { ColleagueRow } from './ColleagueRow.tsx';
import { InviteColleagueDialog } from './InviteColleagueDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { OfficeInvitations } from './OfficeInvitations.tsx';
import { OfficeProjects } from './OfficeProjects.tsx';
import { OfficeSignOn } from './OfficeSignOn.tsx';

/** One office: its people, who is invited, its projects, how they log in. */
export function Office({ organization }: { organization: Office_organization$key }) {
  const { t } = useTranslation('office');
  const [open, setOpen] = useState<'name' | 'invite' | 'delete' | null>(null);
  const data = useFragment(
    graphql`
      fragment Office_organization on Organization {
        id
        name
        viewerCanManage
        projectCount
        memberCount
        mostMembers
        members {
          id
          ...ColleagueRow_member
        }
        ...OfficeInvitations_organization
        ...OfficeProjects_organization
        ...OfficeSignOn_organization
      }
    `,
    organization,
  );
  const { id, name, viewerCanManage, projectCount, memberCount, mostMembers } = data;
  const { integer } = useFormat();
  const quota = t('memberQuota', { has: integer(memberCount), max: integer(mostMembers) });
  const [exportOffice, exporting] = useFileExport(
    'torre-office.json',
    `/graphql/office.json?${new URLSearchParams({ organization: id })}`,
  );
  const [rename] = useMutation<OfficeRenameMutation>(
    graphql`
      mutation OfficeRenameMutation($input: RenameOrganizationInput!) {
        renameOrganization(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            id
            name
          }
        }
      }
    `,
    { success: t('renamed'), failure: t('renameError') },
  );
  const actions = viewerCanManage && (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen('invite')}>
        {t('invite')}
      </Button>
      <ActionsMenu
        label={t('actions', { name })}
        actions={[
          { label: t('rename'), icon: Edit, onSelect: () => setOpen('name') },
          { label: t('export'), icon: FileDownload, onSelect: () => void exportOffice() },
          deleteAction(t('delete'), () => setOpen('delete')),
        ]}
      />
    </>
  );
  return (
    <Section title={name} text={`${quota} ${t('membersText')}`} actions={actions}>
      {exporting && <LinearProgress aria-label={t('export')} />}
      <List disablePadding aria-label={t('members')}>
        {data.members.map((member) => (
          <ColleagueRow key={member.id} member={member} canManage={viewerCanManage} />
        ))}
      </List>
      <OfficeInvitations organization={data} />
      <FieldErrorSection title={t('projects')}>
        <OfficeProjects organization={data} />
      </FieldErrorSection>
      <FieldErrorSection title={t('signOn.title')}>
        <OfficeSignOn organization={data} />
      </FieldErrorSection>
      {open === 'name' && (
        <NameDialog
          title={t('rename')}
          name={name}
          onSave={(given, onRefused) =>
            rename({ variables: { input: { organizationId: id, name: given } }, onRefused })
          }
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <DeleteOfficeDialog
          organizationId={id}
          name={name}
          projectCount={projectCount}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'invite' && <InviteColleagueDialog organizationId={id} onClose={() => setOpen(null)} />}
    </Section>
  );
}

type Props = { organizationId: string; name: string; projectCount: number; onClose: () => void };

/** Deletes an office and its projects once the password has been typed: this cannot be undone. */
function DeleteOfficeDialog({ organizationId, name, projectCount, onClose }: Props) {
  const { t } = useTranslation('office');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<OfficeDeleteOfficeDialogMutation>(
    graphql`
      mutation OfficeDeleteOfficeDialogMutation($input: DeleteOrganizationInput!) {
        deleteOrganization(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    { success: t('deleted'), failure: t('deleteError'), invalidates: true },
  );
  const remove = async (currentPassword: string, onRefused: OnRefused) => {
    const done = await commit({ variables: { input: { organizationId, currentPassword } }, onRefused });
    if (done === null) return;
    onClose();
    await revalidate();
  };
  return (
    <PasswordDialog
      title={t('deleteTitle', { name })}
      text={t('deleteText', { count: projectCount })}
      submitLabel={t('delete')}
      onPassword={remove}
      onClose={onClose}
    />
  );
}
