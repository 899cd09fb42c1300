import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { putToast } from '../../components/toasts/toasts.ts';
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
    const open = () => {
      close();
      void navigate(`${paths.importProjects}?${new URLSearchParams({ import: importId }).toString()}`);
    };
    const close = putToast(t('done.title'), {
      key: `import ${importId}`,
      variant: outcome.projects.length === 0 ? 'warning' : 'success',
      description: outcomeText(outcome),
      autoHideDuration: shownMilliseconds,
      ...(importId === ''
        ? {}
        : {
            action: (
              <Button size="small" onClick={open}>
                {t('done.open')}
              </Button>
            ),
          }),
    });
  };
}
