import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import { decisionFormSchema } from '#domain/decision/decisionSchemas.ts';
import type { DecisionDrawerMutation } from '#relay/DecisionDrawerMutation.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import { FormDrawer } from '../../../forms/dialogs/FormDrawer.tsx';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { clearDraft } from '../../../forms/useDraft.ts';
import { showUserErrors } from '../../../forms/userErrors.ts';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { paths } from '../../../paths.ts';
import { useLosses } from '../../../components/useLosses.ts';
import { useSuppliers } from '../useCompareView.ts';
import { useRegistration } from './useRegistration.ts';

type Props = {
  unitId: string;
  /** The options compared, by global id; only those with structure can be chosen. */
  items: readonly { id: string; name: string; hasStructure: boolean }[];
  referenceId: string;
  /** Whether the comparison counts foundations. */
  withFoundation: boolean;
  /** Checks that fail, each with what it found and the user's note on it so far. */
  failed: readonly { rule: LikeForLikeRule; found: string; note: string }[];
  onClose: () => void;
};

/** Records which option is built and why; the service freezes the comparison as it stands now. */
export function DecisionDrawer({ unitId, items, referenceId, withFoundation, failed, onClose }: Props) {
  const { t } = useTranslation('decision');
  const { t: compareText } = useTranslation('compare');
  const [withLosses] = useLosses();
  const suppliers = useSuppliers();
  const { isMissing, save: saveRegistration } = useRegistration();
  const navigate = useNavigate();
  const { projectId = '' } = useParams();
  const draft = `decision.${unitId}`;
  const form = useDomainForm(decisionFormSchema, {
    defaultValues: {
      chosen: '',
      reason: '',
      notes: Object.fromEntries(failed.map(({ rule, note }) => [rule, note])),
      professionalNumber: '',
    },
    draft,
  });
  const [commit] = useMutation<DecisionDrawerMutation>(
    graphql`
      mutation DecisionDrawerMutation($input: RecordDecisionInput!) {
        recordDecision(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          decision {
            id
          }
        }
      }
    `,
    // The record itself comes next: a toast would lie over its verdict.
    { failure: t('record.error'), invalidates: true },
  );
  const { isDirty, isSubmitting } = form.formState;
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async ({ chosen, reason, notes, professionalNumber }) => {
    // First: the record takes it from the profile, and would lack it for ever.
    if (professionalNumber && !(await saveRegistration(professionalNumber))) return;
    const overrides = failed.flatMap(({ rule }) => {
      const text = notes[rule];
      return text ? [{ rule, note: text }] : [];
    });
    const optionIds = items.map(({ id }) => id);
    const done = await commit({
      variables: {
        input: { unitId, optionIds, referenceId, chosenId: chosen, reason, withFoundation, overrides },
      },
      onRefused: (errors) => showUserErrors(form, errors, { chosenId: 'chosen', optionIds: 'chosen' }),
    });
    const decision = done?.recordDecision.decision;
    if (!decision) return;
    clearDraft(draft);
    await navigate(paths.decision(projectId, decision.id));
  });
  return (
    <FormDrawer
      title={t('record.title')}
      dirty={isDirty && !isSubmitting}
      pending={isSubmitting}
      submitLabel={t('record.action')}
      onSubmit={(event) => void save(event)}
      onClose={close}
    >
      <Muted>{t('record.text')}</Muted>
      <SelectField
        control={form.control}
        name="chosen"
        label={t('column.chosen')}
        options={items
          .filter(({ hasStructure }) => hasStructure)
          .map(({ id, name }) => ({ value: id, label: name }))}
        required
        autoFocus
      />
      {withLosses && <Alert severity="info">{compareText('losses.record')}</Alert>}
      {suppliers === 'undeclared' && <Alert severity="info">{compareText('declared.record')}</Alert>}
      <TextField
        control={form.control}
        name="reason"
        label={t('column.reason')}
        helperText={t('record.reasonHelp')}
        multiline
        minRows={4}
        required
      />
      {isMissing && (
        <TextField
          control={form.control}
          name="professionalNumber"
          label={t('registration')}
          helperText={t('record.registrationHelp')}
        />
      )}
      {failed.length > 0 && (
        <div>
          <Typography variant="h3">{t('record.checks')}</Typography>
          <Muted>{t('record.checksText')}</Muted>
        </div>
      )}
      {failed.map(({ rule, found }) => (
        <TextField
          key={rule}
          control={form.control}
          name={`notes.${rule}`}
          label={compareText(`alike.${rule}.failed`)}
          helperText={found}
          placeholder={t('record.note')}
          multiline
        />
      ))}
    </FormDrawer>
  );
}
