import { useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { ModuleEditor_module$key } from '#relay/ModuleEditor_module.graphql.ts';
import { EditDrawer } from '../../forms/conflict/EditDrawer.tsx';
import { useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { TextField } from '../../forms/fields/TextField.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { useOffered } from '../../session/offered.ts';
import { BlockDocumentNote } from './declared/BlockDocumentNote.tsx';
import { DeclaredSuppliers } from './declared/DeclaredSuppliers.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import { FloorChoice } from './floors/FloorChoice.tsx';
import { modulesByFloor } from './floors/modulesByFloor.ts';
import type { DrawableFloor } from './floors/pickedFloors.ts';
import { emptyModule, type ModuleFormOutput, moduleFormSchemaFor } from './values/moduleForm.ts';
import { moduleFormValues } from './values/moduleFormValues.ts';
import { showStructureErrors } from './values/structureErrors.ts';
import { StructureFields } from './fields/StructureFields.tsx';
import { useFreshModule } from './useFreshModule.ts';
import { useModuleTexts } from './useModuleTexts.ts';
import { useSaveModule } from './useSaveModule.ts';
import { useStructureForm } from './values/useStructureForm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

export type ModuleEditorProps = {
  optionId: string;
  module: ModuleEditor_module$key | null;
  floors: readonly DrawableFloor[];
  /** All modules of the option. */
  modules: readonly {
    readonly id: string;
    readonly name: string;
    readonly floors: readonly { readonly id: string }[];
  }[];
  connections: readonly string[];
  onClose: () => void;
};

/** The module's form: name, technology, floors, and quantities with live totals. */
export function ModuleEditor({ optionId, module, floors, modules, connections, onClose }: ModuleEditorProps) {
  const { t } = useTranslation('moduleEditor');
  const language = useLanguage();
  const edited = useFragment(
    graphql`
      fragment ModuleEditor_module on Module {
        id
        databaseId
        revision
        ...moduleFormValues_module
      }
    `,
    module,
  );
  const offered = useOffered();
  const schema = useMemo(
    () => moduleFormSchemaFor(language, offered.moduleNames),
    [language, offered.moduleNames],
  );
  const draft = edited ? `module.${edited.databaseId}` : `module.new.${optionId}`;
  const [opened] = useState(edited);
  const [defaultValues] = useState(() => (opened ? moduleFormValues(opened) : emptyModule()));
  const revisionRef = useRef(opened?.revision ?? null);
  const form = useStructureForm(schema, defaultValues, draft, revisionRef);
  const fields = form as unknown as UseFormReturn;
  const chosen = useWatch({ control: fields.control, name: 'floorIds' }) as string[];
  const technology = useWatch({ control: fields.control, name: 'technology' }) as Technology;
  const covered = floors.filter(({ id }) => chosen.includes(id));
  const { create, update, pending } = useSaveModule(connections);
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const read = useFreshModule();
  const edit = useEditConflict(form, {
    revisionRef,
    read: async () => (opened ? read(opened.id) : null),
    // Quantity tables only notice when the whole form is reset.
    onRebase: () => form.reset(form.getValues(), { keepDefaultValues: true }),
  });
  const describe = useModuleTexts(floors);
  const onRefused = (errors: Parameters<typeof showStructureErrors>[1]) =>
    showStructureErrors(fields, edit.takeConflict(errors));
  const save = form.handleSubmit(async (values: ModuleFormOutput) => {
    const done = opened
      ? await update(opened.id, edit.revision(), values, onRefused)
      : await create(optionId, values, onRefused);
    if (done !== null) close();
  });
  return (
    <EditDrawer
      title={t(opened ? 'edit.title' : 'new.title')}
      form={form}
      draft={draft}
      edit={edit}
      describe={describe}
      pending={pending}
      onSave={save}
      onClose={close}
      width={1120}
    >
      <EditorLayout form={fields} floors={covered}>
        {offered.moduleNames && (
          <TextField
            control={fields.control}
            name="name"
            label={t('name')}
            required
            autoFocus
            placeholder={t('namePlaceholder')}
          />
        )}
        <FloorChoice
          form={fields}
          floors={floors}
          otherModules={modulesByFloor(modules.filter(({ id }) => id !== opened?.id))}
        />
        <DeclaredSuppliers>
          {!opened && <BlockDocumentNote optionId={optionId} technologies={[technology]} />}
          <StructureFields form={fields} floors={covered} />
        </DeclaredSuppliers>
      </EditorLayout>
    </EditDrawer>
  );
}
