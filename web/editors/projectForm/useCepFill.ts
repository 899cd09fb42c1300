import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useCepFillQuery } from '#relay/useCepFillQuery.graphql.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import type { ProjectFormState } from './projectFormState.ts';

const filledFields = ['state', 'city', 'neighborhood', 'street'] as const;
type Filled = Partial<Record<(typeof filledFields)[number], string>>;

type CepState = 'idle' | 'asking' | 'unknown' | 'failed';

/**
 * Fills in the address of a CEP: empty fields, and those an earlier CEP filled, which it may also clear; never what the
 * user typed.
 */
export function useCepFill({ getValues, setValue }: ProjectFormState) {
  const ask = useFetchQuery<useCepFillQuery>(graphql`
    query useCepFillQuery($cep: String!) {
      postalCode(cep: $cep) {
        state
        city
        neighborhood
        street
      }
    }
  `);
  const [state, setState] = useState<CepState>('idle');
  const asked = useRef<string | null>(null);
  const filled = useRef<Filled>({});

  const fill = (address: Filled) => {
    for (const field of filledFields) {
      const now = getValues(field) ?? '';
      const found = address[field] ?? '';
      const isOurs = now === '' || now === filled.current[field];
      if (!isOurs || found === now) continue;
      filled.current[field] = found;
      setValue(field, found as never, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };

  /** Looks up a complete CEP; null cancels the look-up (the CEP is being changed). */
  const lookUp = (cep: string | null) => {
    asked.current = cep;
    setState(cep === null ? 'idle' : 'asking');
    if (cep === null) return;
    ask({ cep })
      .then((data) => {
        if (asked.current !== cep) return;
        const address = data?.postalCode ?? null;
        if (address !== null) fill(withoutNulls(address));
        setState(address === null ? 'unknown' : 'idle');
      })
      .catch((error: unknown) => {
        console.error(error);
        if (asked.current === cep) setState('failed');
      });
  };
  return { state, lookUp };
}

function withoutNulls(address: Record<string, string | null | undefined>): Filled {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
