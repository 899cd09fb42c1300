import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type { UnitPageQuery } from '#relay/UnitPageQuery.graphql.ts';
import { SilentBoundary } from '../../errors/SilentBoundary.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { FormSkeleton } from '../../components/Skeletons.tsx';
import { NearView } from '../../components/NearView.tsx';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useProjectChanges } from '../../relay/useProjectChanges.ts';
import { useScreenQuery, useScreenVariables } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { OptionsSection } from './options/OptionsSection.tsx';
import { UnitDecisions } from './decisions/UnitDecisions.tsx';
import { UnitHeader } from './UnitHeader.tsx';

const UnitEditor = lazyPart(
  () => import('../../editors/unitForm/UnitEditor.tsx').then((part) => part.UnitEditor),
  <FormSkeleton fields={6} />,
);

/** One tower: floors with their drawing, and the simulations built on them. */
export function UnitPage() {
  const { t } = useTranslation('unit');
  const { projectId = '', unitId = '' } = useParams();
  const { decisions } = useScreenVariables<UnitPageQuery>();
  const { unit } = useScreenQuery<UnitPageQuery>(graphql`
    query UnitPageQuery($projectId: ID!, $unitId: ID!, $decisions: Boolean = true) {
      unit(projectId: $projectId, unitId: $unitId) {
        name
        project {
          name
        }
        ...UnitHeader_unit
        ...UnitEditor_unit
        ...OptionsSection_unit
        ...UnitDecisions_unit @include(if: $decisions)
      }
    }
  `);
  useProjectChanges(projectId);
  useScreenTitle(unit?.name || unitId || t('fallback'), [
    { label: t('nav.projects'), to: paths.projectCards },
    { label: unit?.project.name || t('project'), to: paths.project(projectId) },
  ]);
  if (!unit) throw screenError('address.unitNotFound', 404);
  return (
    <>
      <UnitHeader unit={unit} projectId={projectId} />
      <FieldErrorSection title={t('options.error')}>
        <OptionsSection unit={unit} projectId={projectId} />
      </FieldErrorSection>
      {decisions && (
        <SilentBoundary>
          <UnitDecisions unit={unit} projectId={projectId} />
        </SilentBoundary>
      )}
      <FieldErrorSection title={t('error')}>
        <NearView key={unitId} placeholder={<FormSkeleton fields={6} />}>
          <UnitEditor unit={unit} />
        </NearView>
      </FieldErrorSection>
    </>
  );
}
