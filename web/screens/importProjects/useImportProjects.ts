import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useImportProjectsMutation } from '#relay/useImportProjectsMutation.graphql.ts';
import type { useImportProjectsUndoImportMutation } from '#relay/useImportProjectsUndoImportMutation.graphql.ts';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { userErrorText } from '../../errors/errorText.ts';
import { refreshData } from '../../relay/dataInvalidation.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import type { OutcomeRow, PlannedProject } from './importOutcome.ts';
import { plainSheetFault, readBase64, sheetFault } from './sheetFile.ts';
import { useImportToast } from './useImportToast.tsx';

/** Where the user is: nothing chosen, the sheet on its way, checked, or imported. */
type ImportStep =
  | { name: 'choose'; fault?: string }
  | { name: 'checking' | 'importing' | 'cancelling'; file: File; rows: number }
  | { name: 'checked'; file: File; rows: readonly OutcomeRow[]; preview: readonly PlannedProject[] }
  | { name: 'imported'; rows: readonly OutcomeRow[] };

/** Checks a sheet and imports it; cancelling a running import undoes what it made. */
export function useImportProjects() {
  const { t } = useTranslation('importProjects');
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [inAddress, setInAddress] = useSearchParam('import');
  // The address is updated a moment later, but the undo button must be there at once.
  const [importId, setImported] = useState(inAddress);
  const setImportId = (id: string) => {
    setImported(id);
    setInAddress(id);
  };
  const currentRun = useRef(0);
  const [commit] = useMutation<useImportProjectsMutation>(
    graphql`
      mutation useImportProjectsMutation($input: ImportProjectsInput!) {
        importProjects(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          importId
          preview {
            name
            isFaulty
            units {
              name
              floors
              area
              options {
                name
                modules
                foundation
              }
            }
          }
          rows {
            row
            projectId
            errors {
              column
              message
            }
            notes {
              message
            }
          }
        }
      }
    `,
    { failure: t('failed') },
  );
  const undo = useUndoImport();
  const tellElsewhere = useImportToast();
  const isShown = useIsShown();
  const { importChecks } = useOffered();

  /** `thisRun` is the run it belongs to: a failure after cancelling must not affect the next run. */
  const send = async (file: File, dryRun: boolean, thisRun: number) => {
    const refuse = (fault?: string) => {
      if (!dryRun && !isShown() && fault !== undefined) showToast(fault, 'error');
      if (currentRun.current === thisRun)
        setStep(fault === undefined ? { name: 'choose' } : { name: 'choose', fault });
    };
    const contentBase64 = await readBase64(file).catch(() => null);
    if (contentBase64 === null) return refuse(t('fault.unreadable'));
    let refusal: string | undefined;
    const done = await commit({
      variables: { input: { fileName: file.name, contentBase64, dryRun } },
      onRefused: ([first]) => {
        refusal = first && userErrorText(first);
        return [];
      },
    });
    const answer = done?.importProjects;
    if (answer)
      return { importId: answer.importId ?? '', rows: answer.rows ?? [], preview: answer.preview ?? [] };
    return refuse(refusal);
  };

  return {
    step,
    /** Of the last import, also after a reload; '' when there is none or it was undone. */
    importId,
    check: async (file: File) => {
      const fault = importChecks ? sheetFault(file) : plainSheetFault(file);
      if (fault !== null) return setStep({ name: 'choose', fault: t(`fault.${fault}`) });
      const thisRun = (currentRun.current += 1);
      setStep({ name: 'checking', file, rows: 0 });
      const answer = await send(file, true, thisRun);
      if (answer && currentRun.current === thisRun)
        setStep({ name: 'checked', file, rows: answer.rows, preview: answer.preview });
    },
    run: async (file: File, rows: number) => {
      const thisRun = (currentRun.current += 1);
      setStep({ name: 'importing', file, rows });
      const answer = await send(file, false, thisRun);
      if (answer) refreshData();
      if (currentRun.current === thisRun) {
        if (!answer) return;
        if (!isShown()) return tellElsewhere(answer.importId, answer.rows);
        setImportId(answer.importId);
        return setStep({ name: 'imported', rows: answer.rows });
      }
      if (answer && answer.importId !== '' && !(await undo(answer.importId))) setImportId(answer.importId);
      setStep({ name: 'choose' });
    },
    /** A check is simply dropped; an import is undone when it ends, because a sent request cannot be recalled. */
    cancel: () => {
      currentRun.current += 1;
      setStep(step.name === 'importing' ? { ...step, name: 'cancelling' } : { name: 'choose' });
    },
    undo: async () => {
      if (!(await undo(importId))) return;
      setImportId('');
      setStep({ name: 'choose' });
    },
    again: () => {
      setImportId('');
      setStep({ name: 'choose' });
    },
  };
}

/** Whether the screen is still there: an import goes on when its screen is left. */
function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

/** Deletes everything an import made; resolves to whether it did. */
function useUndoImport(): (importId: string) => Promise<boolean> {
  const { t } = useTranslation('importProjects');
  const [commit] = useMutation<useImportProjectsUndoImportMutation>(
    graphql`
      mutation useImportProjectsUndoImportMutation($input: UndoImportInput!) {
        undoImport(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          undoneImportId
        }
      }
    `,
    { success: t('undone'), failure: t('undoError'), invalidates: true },
  );
  return async (importId) => {
    const done = await commit({ variables: { input: { importId } } });
    return done?.undoImport.undoneImportId === importId;
  };
}
