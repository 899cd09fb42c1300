import { useSearchParam } from '../../components/useSearchParam.ts';

/** Whether the curve counts what carries the towers: as the comparison beside it, kept in the address. */
export const usePeerFoundation = (): boolean => useSearchParam('foundation')[0] === 'yes';
