import { createContext } from 'react';
import type { RecordDecision_unit$key } from '#relay/RecordDecision_unit.graphql.ts';
import type { useOverrides_unit$key } from '#relay/useOverrides_unit.graphql.ts';

/** The tower whose options are compared, for what is recorded on it; null where nothing can be. */
export const DecisionUnit = createContext<(RecordDecision_unit$key & useOverrides_unit$key) | null>(null);
