import { useEffect, useState } from 'react';
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
};

/**
 * A form checked by `resolver` when a field is left, then on each change; the submit button stays enabled. Error
 * messages are keys, which the fields of this folder translate.
 */
export function useRuledForm<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  { defaultValues, draft, secret = [] }: FormOptions<Values>,
): UseFormReturn<Values, unknown, Output> {
  const [rows] = useState(() => untouchedRows<Values, Output>());
  const form = useForm<Values, unknown, Output>({
    resolver: rows.over(resolver),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useEffect(() => rows.of(form), [rows, form]);
  useDraft(form as never, draft, secret);
  return form;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
/** What a fault says of the field or list it stands at; the other keys lead to the fields below. */
const own = new Set(['type', 'message', 'ref', 'types', 'root']);

/** The faults at a path and below it without those of quiet fields; undefined where none is left. */
function spoken(faults: unknown, path: string, isQuiet: (field: string) => boolean): unknown {
  if (!isNode(faults)) return faults;
  if (typeof faults.type === 'string' && isQuiet(path)) return undefined;
  const kept = Object.entries(faults).flatMap(([key, fault]) => {
    const left = own.has(key) ? fault : spoken(fault, `${path}.${key}`, isQuiet);
    return left === undefined ? [] : [[key, left] as const];
  });
  if (kept.length === 0) return undefined;
  // A hole, not an undefined entry: what reads the list counts its keys.
  return Object.assign(Array.isArray(faults) ? [] : {}, Object.fromEntries(kept));
}

type Rules<Values extends FieldValues, Output> = {
  /** The resolver, but deaf to rows nobody was in. */
  over: (resolver: Resolver<Values, unknown, Output>) => Resolver<Values, unknown, Output>;
  /** The form whose touched fields count; gives what ends it. */
  of: (form: UseFormReturn<Values, unknown, Output>) => () => void;
};

/**
 * Leaves a field of a list alone until someone was in it. After a row is added, moved or removed react-hook-form checks
 * the whole list, and every empty field of a new row would be at fault before anything is typed. What a list says of
 * itself stays (too few rows, a class twice), and so does anything wrong that was typed or pasted. A submitted form is
 * checked whole.
 */
function untouchedRows<Values extends FieldValues, Output>(): Rules<Values, Output> {
  let isTouched: ((field: Path<Values>) => boolean) | undefined;
  let isSubmitted = false;
  return {
    of: ({ getFieldState, subscribe }) => {
      isTouched = (field) => getFieldState(field).isTouched;
      return subscribe({
        formState: { isSubmitted: true },
        callback: (state) => {
          isSubmitted = state.isSubmitted ?? isSubmitted;
        },
      });
    },
    over: (resolver) => async (values, context, options) => {
      const result = await resolver(values, context, options);
      const list = options.names?.length === 1 ? options.names[0] : undefined;
      if (list === undefined || isSubmitted || !Array.isArray(get(values, list))) return result;
      const isQuiet = (field: string) =>
        isTouched?.(field as Path<Values>) !== true && isBlank(get(values, field));
      const errors: FieldErrors<Values> = {};
      set(errors, list, spoken(get(result.errors, list), list, isQuiet));
      return { values: {}, errors };
    },
  };
}
