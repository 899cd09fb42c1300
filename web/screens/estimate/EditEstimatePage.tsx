import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { EditEstimatePageQuery } from '#relay/EditEstimatePageQuery.graphql.ts';
import type { EditEstimatePageEstimateEditorMutation } from '#relay/EditEstimatePageEstimateEditorMutation.graphql.ts';
import type {
  EditEstimatePage_estimate$data,
  EditEstimatePage_estimate$key,
} from '#relay/EditEstimatePage_estimate.graphql.ts';
import { ConfirmDrawer } from '../../components/dialogs/ConfirmDrawer.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useDeleteEstimate } from '../../parts/estimate/useDeleteEstimate.ts';
import { paths } from '../../paths.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { technologyOf } from '../../theme/technology.tsx';
import type { Estimate } from './estimateForm.ts';
import { EstimateForm } from './EstimateForm.tsx';
import { estimateInput } from './estimateInput.ts';
import { useEstimateForm } from './useEstimateForm.ts';

/** One quick estimate, to be changed or deleted. */
export function EditEstimatePage() {
  const { t } = useTranslation('estimate');
  const { structure } = useScreenQuery<EditEstimatePageQuery>(graphql`
    query EditEstimatePageQuery($structureId: ID!) {
      structure(structureId: $structureId) {
        id
        nome
        ...EditEstimatePage_estimate
      }
    }
  `);
  useScreenTitle(structure?.nome ?? t('edit.title'));
  if (!structure) throw screenError('address.estimateNotFound', 404);
  return <EstimateEditor key={structure.id} estimate={structure} />;
}

/** The form filled with what was saved. */
function EstimateEditor({ estimate }: { estimate: EditEstimatePage_estimate$key }) {
  const { t } = useTranslation('estimate');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment EditEstimatePage_estimate on Structure {
        id
        nome
        tipoDeEstrutura
        numeroDeTorres
        pavimentosSemFundacao
        pavimentosTotalDaTorre
        pavimentosDoEmbasamento
        numeroDeSubsolos
        pavimentosTipo
        areaConstruidaTotal
        alturaPisoAPisoTipo
        maiorPisoAPisoExistente
        espessuraDeParedes
        espessuraDeLajes
        volumeDeConcretoFck20
        volumeDeConcretoFck25
        volumeDeConcretoFck30
        volumeDeConcretoFck35
        volumeDeConcretoFck40
        volumeDeConcretoFck45
      }
    `,
    estimate,
  );
  const draft = `estimate.${data.id}`;
  const form = useEstimateForm(savedEstimate(data), draft);
  const [update] = useMutation<EditEstimatePageEstimateEditorMutation>(
    graphql`
      mutation EditEstimatePageEstimateEditorMutation($input: UpdateStructureInput!) {
        updateStructure(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          structure {
            ...EditEstimatePage_estimate
            ...Estimates_estimate
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError') },
  );
  const remove = useDeleteEstimate([]);
  const leave = () => {
    clearDraft(draft);
    return navigate(paths.dashboard);
  };
  const save = async (values: Estimate) => {
    const variables = { input: { structureId: data.id, ...estimateInput(values) } };
    if ((await update({ variables, onRefused: refusalsOn(form) })) !== null) await leave();
  };
  return (
    <>
      <PageHeader title={t('edit.title')} text={t('text')} />
      <EstimateForm form={form} draft={draft} onSave={save}>
        <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
          {t('delete')}
        </Button>
      </EstimateForm>
      <ConfirmDrawer
        open={asking}
        title={t('delete.title')}
        text={t('delete.text', { name: data.nome })}
        confirmLabel={t('delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          // Nothing is left to save after a deletion, so the form must not ask: at once, because it asks on leaving.
          flushSync(() => form.reset());
          remove(data.id);
          void leave();
        }}
      />
    </>
  );
}

/** A saved record as the form's fields hold it. */
function savedEstimate(saved: EditEstimatePage_estimate$data) {
  const { id: _id, ' $fragmentType': _type, ...record } = saved;
  return {
    ...record,
    tipoDeEstrutura: technologyOf(record.tipoDeEstrutura),
    alturaPisoAPisoTipo: record.alturaPisoAPisoTipo ?? undefined,
    maiorPisoAPisoExistente: record.maiorPisoAPisoExistente ?? undefined,
    espessuraDeParedes: record.espessuraDeParedes ?? undefined,
    espessuraDeLajes: record.espessuraDeLajes ?? undefined,
  };
}
