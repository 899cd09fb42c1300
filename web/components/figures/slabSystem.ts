import { useTranslation } from 'react-i18next';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { slabSystemName } from '#domain/structures/concrete/slabSystemNames.ts';
import { isSlabSystem, type SlabSystem } from '#domain/structures/concrete/slabSystem.ts';

/** A slab system by the graph's name; null for none, and for one this client does not know. */
export function slabSystemOf(name: string | null | undefined): SlabSystem | null {
  const system = name?.toLowerCase();
  return isSlabSystem(system) ? system : null;
}

/** The name of a slab system in the current language. */
export function useSlabSystemName(): (system: SlabSystem) => string {
  const { i18n } = useTranslation();
  const language = resolveLanguage(i18n.language);
  return (system) => slabSystemName(system, language);
}

/** The same for a name of the graph; no name for a system this client does not know. */
export function useSlabNames(): (name: string) => string[] {
  const nameOf = useSlabSystemName();
  return (name) => {
    const system = slabSystemOf(name);
    return system === null ? [] : [nameOf(system)];
  };
}
