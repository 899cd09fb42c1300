import { type RefObject, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftPrefix } from '../session/drafts.ts';
import { mergeValues } from './conflict/mergeValues.ts';
import { isTouched, touchedFields } from './conflict/touchedFields.ts';

/** Raise it when a form renames its fields, or when drafts are stored otherwise: older ones would not fit. */
const draftFormat = 4;
const storageKey = (name: string) => `${draftPrefix}${draftFormat}.${name}`;

type Draft = {
  /** Of the record that was typed over. */
  revision: number | null;
  /** The fields typed in, each as it was before and as it was typed. */
  fields: Record<string, { base?: unknown; typed?: unknown }>;
};

/** Deletes a draft: after the save, or when the user discards the changes. */
export function clearDraft(name: string): void {
  sessionStorage.removeItem(storageKey(name));
}

function readDraft(name: string): Partial<Draft> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

type DraftOptions = {
  /** Fields left out of the draft. */
  secret: string[];
  /** The revision the form is based on; that of the draft, once that is in the form. */
  revisionRef: RefObject<number | null> | undefined;
};

/**
 * Puts what is typed into a form into session storage, and back into the form when it opens again. What somebody else
 * saved meanwhile stays in the other fields, and the save asks about it as if the form had stayed open.
 */
export function useDraft(
  form: UseFormReturn,
  name: string | undefined,
  { secret, revisionRef }: DraftOptions,
): void {
  const { setValue, subscribe } = form;
  const secretNames = secret.join();
  useEffect(() => {
    if (name === undefined) return;
    const opened = { ...form.formState.defaultValues };
    const draft = readDraft(name);
    let isRestored = false;
    for (const [field, { base, typed }] of Object.entries(draft?.fields ?? {})) {
      const value = mergeValues(base, typed, opened[field]);
      if (!isTouched(opened[field], value)) continue;
      isRestored = true;
      if (revisionRef) revisionRef.current = draft?.revision ?? null;
      setValue(field, value, { shouldDirty: true });
    }
    // Others saved the same meanwhile.
    if (!isRestored) clearDraft(name);
    const keep = (base: FieldValues, values: FieldValues) => {
      const fields = touchedFields(base, values)
        .filter((field) => !secretNames.split(',').includes(field) && !(values[field] instanceof File))
        .map((field) => [field, { base: base[field], typed: values[field] }]);
      const kept = { revision: revisionRef?.current ?? null, fields: Object.fromEntries(fields) };
      sessionStorage.setItem(storageKey(name), JSON.stringify(kept));
    };
    return subscribe({
      formState: { values: true, isDirty: true },
      // What somebody else saved meanwhile, and the form took over, was not typed here.
      callback: ({ defaultValues = {}, values, isDirty }) =>
        isDirty ? keep(defaultValues, values) : clearDraft(name),
    });
  }, [form, name, revisionRef, secretNames, setValue, subscribe]);
}
