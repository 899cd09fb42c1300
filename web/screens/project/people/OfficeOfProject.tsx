import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OfficeOfProject_project$key } from '#relay/OfficeOfProject_project.graphql.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../components/Section.tsx';
import { MoveIntoOffice } from './MoveIntoOffice.tsx';
import { useMoveProject } from './useMoveProject.ts';

/** Whose the project is, and for who may the way into an office and out of it. */
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
        onConfirm={() => void move(null).then(() => setAsking(null))}
      />
    </Section>
  );
}
