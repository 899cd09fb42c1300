import { slabSystemName } from '#domain/structures/concrete/slabSystemNames.ts';
import { isSlabSystem, type SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** A slab system by the graph's name; null for none, and for one this client does not know. */
export function slabSystemOf(name: string | null | undefined): SlabSystem | null {
  const system = name?.toLowerCase();
  return isSlabSystem(system) ? system : null;
}

/** The name of a slab system in the current language. */
export function useSlabSystemName(): (system: SlabSystem) => string {
  const language = useLanguage();
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
