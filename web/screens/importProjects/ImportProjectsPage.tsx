import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { CheckReport } from './CheckReport.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { TemplateSection } from './TemplateSection.tsx';
import { useSheetImport } from './useSheetImport.ts';

/** Projects from a sheet: template, check without making anything, import, undo. */
export function ImportProjectsPage() {
  const { t } = useTranslation('importProjects');
  useScreenTitle(t('title'), [{ label: t('nav.projects'), to: '/projects' }]);
  const { step, importId, check, run, cancel, undo, again } = useSheetImport();
  const isDone = step.name === 'imported' || (importId !== '' && step.name === 'choose');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {step.name === 'choose' && !isDone && (
        <>
          <TemplateSection />
          <FileDrop fault={step.fault} onFile={(file) => void check(file)} />
        </>
      )}
      {(step.name === 'checking' || step.name === 'importing' || step.name === 'cancelling') && (
        <ImportProgress phase={step.name} fileName={step.file.name} rows={step.rows} onCancel={cancel} />
      )}
      {step.name === 'checked' && (
        <CheckReport
          fileName={step.file.name}
          rows={step.rows}
          onImport={() => void run(step.file, step.rows.length)}
          onBack={cancel}
        />
      )}
      {isDone && (
        <ImportDone
          rows={step.name === 'imported' ? step.rows : null}
          canUndo={importId !== ''}
          onUndo={() => void undo()}
          onAgain={again}
        />
      )}
    </>
  );
}
