import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { closeToast, putToast } from '../../components/toasts/toasts.ts';
import { paths } from '../../paths.ts';
import { importOutcome, type OutcomeRow } from './importOutcome.ts';
import { useOutcomeText } from './useOutcomeText.ts';

/** Time to read and to go back, as for an undo. */
const shownMilliseconds = 10_000;

/** Says on another screen what came of an import, with the way back to where it can be undone. */
export function useImportToast(): (importId: string, rows: readonly OutcomeRow[]) => void {
  const { t } = useTranslation('importProjects');
  const outcomeText = useOutcomeText();
  const navigate = useNavigate();
  return (importId, rows) => {
    const outcome = importOutcome(rows);
    const open = (id: string | number) => {
      closeToast(id);
      void navigate(`${paths.importProjects}?${new URLSearchParams({ import: importId }).toString()}`);
    };
    putToast(t('done.title'), {
      variant: outcome.projects.length === 0 ? 'warning' : 'success',
      description: outcomeText(outcome),
      autoHideDuration: shownMilliseconds,
      ...(importId === ''
        ? {}
        : {
            action: (id) => (
              <Button size="small" onClick={() => open(id)}>
                {t('done.open')}
              </Button>
            ),
          }),
    });
  };
}
