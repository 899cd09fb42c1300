import { useOffered } from '../../session/offered.ts';
import { projectTabs, type ProjectTab } from './projectTabs.ts';

/** The tabs that the connected service has something for. */
export function useOfferedTabs(): ProjectTab[] {
  const { declarations, decisions, activity } = useOffered();
  const isOffered: Partial<Record<ProjectTab, boolean>> = { suppliers: declarations, decisions, activity };
  return projectTabs.filter((tab) => isOffered[tab] !== false);
}
