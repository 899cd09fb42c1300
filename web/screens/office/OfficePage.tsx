import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { OfficePageCreateOfficeDialogMutation } from '#relay/OfficePageCreateOfficeDialogMutation.graphql.ts';
import type { OfficePageQuery } from '#relay/OfficePageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useScreenMutation } from '../../relay/mutations/useScreenMutation.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { GroupsOutlined } from '../../theme/icons.tsx';
import { NameDialog } from './NameDialog.tsx';
import { Office } from './Office.tsx';

/** The offices the user is in: usually one. */
export function OfficePage() {
  const { t } = useTranslation('office');
  const [creating, setCreating] = useState(false);
  useScreenTitle(t('title'));
  const { viewer } = useScreenQuery<OfficePageQuery>(graphql`
    query OfficePageQuery @throwOnFieldError {
      viewer {
        organizations {
          id
          ...Office_organization
        }
      }
    }
  `);
  if (!viewer) return <SessionExpiredPage />;
  const create = (
    <Button variant="outlined" onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  const offices = viewer.organizations ?? [];
  const isNone = offices.length === 0;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={!isNone && create} />
      {isNone && (
        <EmptyState icon={<GroupsOutlined />} title={t('none.title')} text={t('none.text')} action={create} />
      )}
      {offices.map((organization) => (
        <Office key={organization.id} organization={organization} />
      ))}
      {creating && <CreateOfficeDialog onClose={() => setCreating(false)} />}
    </>
  );
}

/** Makes an office. */
function CreateOfficeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('office');
  const [commit] = useScreenMutation<OfficePageCreateOfficeDialogMutation>(
    graphql`
      mutation OfficePageCreateOfficeDialogMutation($input: CreateOrganizationInput!) {
        createOrganization(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            id
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError') },
  );
  const save = (name: string, onRefused: OnRefused) => commit({ variables: { input: { name } }, onRefused });
  return <NameDialog title={t('create')} name="" onSave={save} onClose={onClose} />;
}
