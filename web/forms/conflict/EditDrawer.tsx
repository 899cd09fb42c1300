import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../dialogs/FormDrawer.tsx';
import { clearDraft } from '../useDraft.ts';
import type { FieldText } from './conflictRows.ts';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import type { EditConflict } from './useEditConflict.ts';

type Props<Values extends FieldValues, Output> = {
  title: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Where the form keeps what is typed; see useDraft. */
  draft: string;
  edit: EditConflict<Values>;
  /** The fields of some values in words, in the order of the form. */
  describe: (values: Values) => readonly FieldText<Values>[];
  /** Changes outside the form itself. */
  dirty?: boolean;
  pending: boolean;
  /** `form.handleSubmit(…)`. */
  onSave: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Close for good, without the draft. */
  onClose: () => void;
  /** Pixels; see FormDrawer. */
  width?: number;
  children: ReactNode;
};

/** The drawer that changes a record: its form, and the question when somebody else saved it since it was opened. */
export function EditDrawer<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, draft, edit, describe, dirty = false, onSave, onClose, children, ...frame } = props;
  const { t } = useTranslation();
  return (
    <FormDrawer
      title={title}
      dirty={form.formState.isDirty || dirty}
      submitLabel={t('save')}
      onSubmit={(event) => void onSave(event)}
      onClose={onClose}
      {...frame}
    >
      {children}
      <EditConflictDialog
        edit={edit}
        describe={describe}
        dirty={dirty}
        onKeepMine={() => void onSave()}
        onTakeTheirs={() => clearDraft(draft)}
      />
    </FormDrawer>
  );
}
