import { useSearchParam } from '../../components/useSearchParam.ts';

/** Whether the curve counts foundations: the search parameter that the comparison uses, too. */
export const usePeerFoundation = (): boolean => useSearchParam('foundation')[0] === 'yes';
