import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { EditEstimatePageQuery } from '#relay/EditEstimatePageQuery.graphql.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { EstimateEditor } from './EstimateEditor.tsx';

/** One quick estimate, to be changed or deleted. */
export function EditEstimatePage() {
  const { t } = useTranslation('estimate');
  const { structure } = useScreenQuery<EditEstimatePageQuery>(graphql`
    query EditEstimatePageQuery($structureId: ID!) {
      structure(structureId: $structureId) {
        id
        nome
        ...EstimateEditor_estimate
      }
    }
  `);
  useScreenTitle(structure?.nome ?? t('edit.title'));
  if (!structure) throw screenError('address.estimateNotFound', 404);
  return <EstimateEditor key={structure.id} estimate={structure} />;
}
