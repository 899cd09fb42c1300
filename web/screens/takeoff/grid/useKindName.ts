import { foundationName } from '#domain/foundation/foundationNames.ts';
import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** What a technology, or a kind of foundation, is called. */
export function useKindName(): (kind: ModuleType) => string {
  const language = useLanguage();
  const nameOf = useTechnologyName();
  return (kind) => (isFoundationType(kind) ? foundationName(kind, language) : nameOf(kind));
}
