import { useTranslation } from 'react-i18next';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';

/** A kind of foundation within a sentence; takes GraphQL's or the domain's names, and keeps unknown ones. */
export function useFoundationName(): (type: string) => string {
  const { i18n } = useTranslation();
  const language = resolveLanguage(i18n.language);
  return (type) => {
    const kind = type.toLowerCase();
    return isFoundationType(kind) ? foundationName(kind, language).toLocaleLowerCase(language) : type;
  };
}
