import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OfficeOfProject_project$key } from '#relay/OfficeOfProject_project.graphql.ts';
import type { OfficeOfProjectMoveProjectMutation } from '#relay/OfficeOfProjectMoveProjectMutation.graphql.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../components/Section.tsx';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { useOpenOffices } from '../../../parts/people/useOpenOffices.ts';
import { useScreenMutation } from '../../../relay/mutations/useScreenMutation.ts';

/** Says which office the project belongs to, if any; whoever may move it moves it into an office or out of it here. */
export function OfficeOfProject({ project }: { project: OfficeOfProject_project$key }) {
  const { t } = useTranslation('project');
  const [asking, setAsking] = useState<'into' | 'out' | null>(null);
  const { id, organizationName, viewerCanMove } = useFragment(
    graphql`
      fragment OfficeOfProject_project on Project {
        id
        organizationName
        viewerCanMove
      }
    `,
    project,
  );
  const [move, pending] = useMoveProject(id);
  const isOfOffice = organizationName != null;
  const way = isOfOffice ? 'out' : 'into';
  return (
    <Section
      title={t('office.title')}
      actions={
        viewerCanMove && (
          <Button variant="outlined" onClick={() => setAsking(way)}>
            {t(`office.${way}`)}
          </Button>
        )
      }
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {isOfOffice ? t('office.of', { name: organizationName }) : t('office.own')}
      </Typography>
      {asking === 'into' && <MoveIntoOffice projectId={id} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        open={asking === 'out'}
        title={t('office.outTitle')}
        text={t('office.outText')}
        confirmLabel={t('office.out')}
        pending={pending}
        onCancel={() => setAsking(null)}
        onConfirm={() => void move(null).then((isMoved) => isMoved && setAsking(null))}
      />
    </Section>
  );
}

/** Chooses the office a project goes into, among those the user may add to. */
function MoveIntoOffice({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('project');
  const offices = useOpenOffices();
  const [selected, setSelected] = useState<string | null>(null);
  const [move, pending] = useMoveProject(projectId);
  if (offices === null) return null;
  const chosen = selected ?? offices[0]?.id ?? '';
  const isEditor = offices.some(({ id, viewerCanManage }) => id === chosen && !viewerCanManage);
  const confirm = () =>
    chosen === '' ? onClose() : void move(chosen).then((isMoved) => isMoved && onClose());
  return (
    <ConfirmDialog
      open
      title={t('office.into')}
      text={t(chosen === '' ? 'office.none' : 'office.intoText')}
      confirmLabel={t(chosen === '' ? 'close' : 'office.move')}
      pending={pending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {chosen !== '' && (
        <SelectBox
          label={t('office.choose')}
          value={chosen}
          onChange={setSelected}
          sx={{ mt: 2 }}
          options={offices.map(({ id, name }) => [id, name])}
        />
      )}
      {isEditor && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('office.intoAsEditor')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/**
 * Moves a project into an office, by its id, or with null out of it, and reloads its people and figures; resolves to
 * whether it did.
 */
function useMoveProject(projectId: string) {
  const { t } = useTranslation('project');
  const [commit, pending] = useScreenMutation<OfficeOfProjectMoveProjectMutation>(
    graphql`
      mutation OfficeOfProjectMoveProjectMutation($input: MoveProjectInput!) {
        moveProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            revision
            ...OfficeOfProject_project
          }
        }
      }
    `,
    { success: t('office.moved'), failure: t('office.error') },
  );
  const move = async (organizationId: string | null) =>
    (await commit({ variables: { input: { projectId, organizationId } } })) !== null;
  return [move, pending] as const;
}
