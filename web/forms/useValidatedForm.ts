import { type RefObject, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useDraft } from './useDraft.ts';

export type FormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Keeps what was typed under this name through a reload or a lost session. Never for passwords. */
  draft?: string;
  /** Fields left out of the draft. */
  secret?: string[];
  /** The revision of the record the form is based on; see useEditConflict. */
  revisionRef?: RefObject<number | null>;
};

/**
 * A form checked by `resolver` when a field is left, then on each change; the submit button stays enabled. Error
 * messages are keys, which the fields of this folder translate.
 */
export function useValidatedForm<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  { defaultValues, draft, secret = [], revisionRef }: FormOptions<Values>,
): UseFormReturn<Values, unknown, Output> {
  const [untouched] = useState(() => untouchedRows<Values, Output>());
  const form = useForm<Values, unknown, Output>({
    resolver: untouched.wrapResolver(resolver),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useEffect(() => untouched.attachTo(form), [untouched, form]);
  useDraft(form as never, draft, { secret, revisionRef });
  return form;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
/** Keys of a fault about the field or list itself; other keys lead to the fields below. */
const ownKeys = new Set(['type', 'message', 'ref', 'types', 'root']);

/** The faults at a path and below it without those of untouched fields; undefined where none is left. */
function withoutUntouched(faults: unknown, path: string, isUntouched: (field: string) => boolean): unknown {
  if (!isNode(faults)) return faults;
  if (typeof faults.type === 'string' && isUntouched(path)) return undefined;
  const kept = Object.entries(faults).flatMap(([key, fault]) => {
    const left = ownKeys.has(key) ? fault : withoutUntouched(fault, `${path}.${key}`, isUntouched);
    return left === undefined ? [] : [[key, left] as const];
  });
  if (kept.length === 0) return undefined;
  // A hole and not an undefined entry, because readers count the list's keys.
  return Object.assign(Array.isArray(faults) ? [] : {}, Object.fromEntries(kept));
}

type UntouchedRows<Values extends FieldValues, Output> = {
  /** Wraps the resolver so that it ignores untouched rows. */
  wrapResolver: (resolver: Resolver<Values, unknown, Output>) => Resolver<Values, unknown, Output>;
  /** Sets the form whose touched fields count; returns a function that ends it. */
  attachTo: (form: UseFormReturn<Values, unknown, Output>) => () => void;
};

/**
 * Ignores a field of a list until it was focused. After a row is added, moved or removed react-hook-form validates the
 * whole list, and every empty field of a new row would be faulty before anything is typed. Faults of the list itself
 * stay (too few rows, a class twice), and so do those of typed or pasted values. A submitted form is validated
 * completely.
 */
function untouchedRows<Values extends FieldValues, Output>(): UntouchedRows<Values, Output> {
  let isTouched: ((field: Path<Values>) => boolean) | undefined;
  let isSubmitted = false;
  return {
    attachTo: ({ getFieldState, subscribe }) => {
      isTouched = (field) => getFieldState(field).isTouched;
      return subscribe({
        formState: { isSubmitted: true },
        callback: (state) => {
          isSubmitted = state.isSubmitted ?? isSubmitted;
        },
      });
    },
    wrapResolver: (resolver) => async (values, context, options) => {
      const result = await resolver(values, context, options);
      const list = options.names?.length === 1 ? options.names[0] : undefined;
      if (list === undefined || isSubmitted || !Array.isArray(get(values, list))) return result;
      const isUntouched = (field: string) =>
        isTouched?.(field as Path<Values>) !== true && isBlank(get(values, field));
      const errors: FieldErrors<Values> = {};
      set(errors, list, withoutUntouched(get(result.errors, list), list, isUntouched));
      return { values: {}, errors };
    },
  };
}
