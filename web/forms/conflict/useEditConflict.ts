import { type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showToast } from '../../components/toasts/toasts.ts';
import { userErrorText } from '../../errors/errorText.ts';
import type { UserError } from '../../errors/userError.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { rebaseForm } from './rebaseForm.ts';

/** A record as it is saved now. */
export type FreshRecord<Values> = {
  values: Values;
  revision: number | null;
  /** Who saved it last, where that is known. */
  editor: string | null;
};

/** The three sides of a conflict: what the form was opened with, what it holds, what somebody saved since. */
export type Conflict<Values> = { base: Values; mine: Values; fresh: FreshRecord<Values> };

export type EditConflict<Values> = {
  /** What to show the user; null without a conflict. */
  conflict: Conflict<Values> | null;
  /** The revision the form is based on, for the next save. */
  revision: () => number | null;
  /** The form is based on another revision now: it was saved, or read again. */
  setBaseRevision: (revision: number | null | undefined) => void;
  /** Takes EDIT_CONFLICT out of a mutation's refusals and returns the rest. */
  takeConflict: OnRefused;
  /** Bases the form on the fresh record: with the user's own changes over it, or without. */
  rebase: (keepsMine: boolean) => void;
  /** Leaves everything as typed. */
  dismiss: () => void;
};

type Options<Values> = {
  /** The revision the form is based on: that it was opened with, or that of its draft. */
  revisionRef: RefObject<number | null>;
  /** Reads the record again; null when it is gone. */
  read: () => Promise<FreshRecord<Values> | null>;
  /** For what the form keeps outside its fields. */
  onRebase?: (fresh: FreshRecord<Values>, keepsMine: boolean) => void;
};

/** What a form does when somebody else saved the same record since it was opened. */
export function useEditConflict<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { revisionRef, read, onRebase }: Options<Values>,
): EditConflict<Values> {
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const setBaseRevision: EditConflict<Values>['setBaseRevision'] = (revision) => {
    revisionRef.current = revision ?? null;
  };
  const ask = async (refusal: UserError) => {
    const fresh = await read().catch(() => null);
    if (fresh === null) return showToast(userErrorText(refusal), 'error');
    const base = form.formState.defaultValues as Values;
    setConflict({ base, mine: form.getValues(), fresh });
  };
  const takeConflict: OnRefused = (errors) => {
    const refusal = errors.find(({ code }) => code === 'EDIT_CONFLICT');
    if (refusal === undefined) return errors;
    void ask(refusal);
    return errors.filter((error) => error !== refusal);
  };
  const rebase = (keepsMine: boolean) => {
    if (conflict === null) return;
    const { base, fresh } = conflict;
    setBaseRevision(fresh.revision);
    if (keepsMine) rebaseForm(form, base, fresh.values);
    else form.reset(fresh.values);
    onRebase?.(fresh, keepsMine);
    setConflict(null);
  };
  const dismiss = () => setConflict(null);
  return { conflict, revision: () => revisionRef.current, setBaseRevision, takeConflict, rebase, dismiss };
}
