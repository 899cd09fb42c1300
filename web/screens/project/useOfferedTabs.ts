import { useOffered } from '../../session/offered.ts';
import { projectTabs, type ProjectTab } from './projectTabs.ts';

/** The tabs that the connected service has something for. */
export function useOfferedTabs(): ProjectTab[] {
  const offered = useOffered();
  return projectTabs.filter((tab) =>
    tab === 'suppliers' ? offered.declarations : tab !== 'decisions' || offered.decisions,
  );
}
