import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { ModelProgress } from '../../parts/buildingModel/ModelProgress.tsx';
import { isModelFile, useModelFile } from '../../parts/buildingModel/useModelFile.ts';
import { useOffered } from '../../session/offered.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { CheckReport } from './CheckReport.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ModelReview } from './model/ModelReview.tsx';
import { PlainTemplateSection } from './PlainTemplateSection.tsx';
import { TemplateSection } from './TemplateSection.tsx';
import { useImportProjects } from './useImportProjects.ts';

/** Projects from a sheet: template, check without making anything, import, undo. */
export function ImportProjectsPage() {
  const { t } = useTranslation('importProjects');
  useScreenTitle(t('title'), [{ label: t('nav.projects'), to: paths.projects }]);
  const { step, importId, check, run, cancel, undo, again } = useImportProjects();
  const { step: modelStep, open, close } = useModelFile();
  const { importChecks } = useOffered();
  const choose = (file: File) => {
    close();
    void (importChecks && isModelFile(file) ? open(file) : check(file));
  };
  const modelFault = modelStep.name === 'none' ? modelStep.fault : undefined;
  const isDone = step.name === 'imported' || (importId !== '' && step.name === 'choose');
  return (
    <>
      <PageHeader title={t('title')} text={t(importChecks ? 'text' : 'plain.text')} />
      {step.name === 'choose' && !isDone && modelStep.name === 'none' && (
        <>
          {importChecks ? <TemplateSection /> : <PlainTemplateSection />}
          <FileDrop
            fault={
              modelFault
                ? t(`fault.${modelFault.reason}`, { ns: 'buildingModel', detail: modelFault.detail })
                : step.fault
            }
            onFile={choose}
          />
        </>
      )}
      {step.name === 'choose' && modelStep.name === 'reading' && (
        <Section title={t('progress.title')}>
          <ModelProgress name={modelStep.file.name} share={modelStep.progress} onCancel={close} />
        </Section>
      )}
      {step.name === 'choose' && modelStep.name === 'read' && (
        <ModelReview
          fileName={modelStep.file.name}
          model={modelStep.model}
          onSheet={(file) => void check(file)}
          onBack={close}
        />
      )}
      {(step.name === 'checking' || step.name === 'importing' || step.name === 'cancelling') && (
        <ImportProgress
          phase={step.name}
          fileName={step.file.name}
          rows={step.rows}
          onCancel={importChecks || step.name === 'checking' ? cancel : undefined}
        />
      )}
      {step.name === 'checked' && (
        <CheckReport
          fileName={step.file.name}
          rows={step.rows}
          preview={step.preview}
          onImport={() => void run(step.file, step.rows.length)}
          onBack={cancel}
        />
      )}
      {isDone && (
        <ImportDone
          rows={step.name === 'imported' ? step.rows : null}
          canUndo={importId !== ''}
          onUndo={() => void undo()}
          onAgain={() => {
            close();
            again();
          }}
        />
      )}
    </>
  );
}
