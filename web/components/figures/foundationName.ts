import { foundationName } from '#domain/foundation/foundationNames.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** A kind of foundation within a sentence; takes GraphQL's or the domain's names, and keeps unknown ones. */
export function useFoundationName(): (type: string) => string {
  const language = useLanguage();
  return (type) => {
    const kind = type.toLowerCase();
    return isFoundationType(kind) ? foundationName(kind, language).toLocaleLowerCase(language) : type;
  };
}
