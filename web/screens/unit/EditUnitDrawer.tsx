import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { EditUnitDrawerQuery } from '#relay/EditUnitDrawerQuery.graphql.ts';
import { paths } from '../../paths.ts';
import { UnitEditor } from '../../editors/unitForm/UnitEditor.tsx';
import { SideDrawer } from '../../forms/dialogs/SideDrawer.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';

/** The floors of a tower over its screen; closes where it was opened. */
export function EditUnitDrawer() {
  const { t } = useTranslation('unit');
  const navigate = useNavigate();
  const { projectId = '', unitId = '' } = useParams();
  const { unit } = useScreenQuery<EditUnitDrawerQuery>(graphql`
    query EditUnitDrawerQuery($projectId: ID!, $unitId: ID!) {
      unit(projectId: $projectId, unitId: $unitId) {
        name
        project {
          name
        }
        ...UnitEditor_unit
      }
    }
  `);
  if (!unit) throw screenError('address.unitNotFound', 404);
  const { state } = useLocation() as { state: { from?: string } | null };
  const home = state?.from ?? paths.unit({ projectId, unitId });
  const name = unit.name || unitId || t('fallback');
  useScreenTitle(t('edit.title', { name }), [
    { label: t('nav.projects'), to: paths.projectCards },
    { label: unit.project.name || t('project'), to: paths.project(projectId) },
  ]);
  const [isSaved, setSaved] = useState(false);
  const close = () => void navigate(home, { preventScrollReset: true });
  useEffect(() => {
    // In an effect: in this render the form still has the changes that were saved, and would ask about them.
    if (isSaved) void navigate(home, { preventScrollReset: true });
  }, [isSaved, home, navigate]);
  return (
    <SideDrawer title={t('edit.title', { name })} onClose={close}>
      <UnitEditor unit={unit} onSaved={() => setSaved(true)} onCancel={close} />
    </SideDrawer>
  );
}
