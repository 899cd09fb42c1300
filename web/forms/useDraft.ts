import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftPrefix } from '../session/drafts.ts';

/** Raise it when a form renames its fields: older drafts would not fit. */
const layout = 3;
const storageKey = (name: string) => `${draftPrefix}${layout}.${name}`;

/** Deletes a draft: after the save, or when the user discards the changes. */
export function clearDraft(name: string): void {
  sessionStorage.removeItem(storageKey(name));
}

function readDraft(name: string): FieldValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Puts a form's values into session storage as they are typed, and back into the form when it opens again. */
export function useDraft(form: UseFormReturn, name: string | undefined, secret: string[]): void {
  const { setValue, subscribe } = form;
  const secretNames = secret.join();
  useEffect(() => {
    if (name === undefined) return;
    for (const [field, value] of Object.entries(readDraft(name) ?? {})) {
      setValue(field, value, { shouldDirty: true });
    }
    const keep = (values: FieldValues) => {
      const kept = Object.entries(values).filter(
        ([field, value]) => !secretNames.split(',').includes(field) && !(value instanceof File),
      );
      sessionStorage.setItem(storageKey(name), JSON.stringify(Object.fromEntries(kept)));
    };
    return subscribe({
      formState: { values: true, isDirty: true },
      // What somebody else saved meanwhile, and the form took over, was not typed here.
      callback: ({ values, isDirty }) => (isDirty ? keep(values) : clearDraft(name)),
    });
  }, [name, secretNames, setValue, subscribe]);
}
