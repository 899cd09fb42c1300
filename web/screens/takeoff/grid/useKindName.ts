import { useTranslation } from 'react-i18next';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';

/** What a technology, or a kind of foundation, is called. */
export function useKindName(): (kind: ModuleType) => string {
  const { i18n } = useTranslation();
  const nameOf = useTechnologyName();
  const language = resolveLanguage(i18n.language);
  return (kind) => (isFoundationType(kind) ? foundationName(kind, language) : nameOf(kind));
}
