import { type Offer, useOffered } from '../../session/offered.ts';
import { projectTabs, type ProjectTab } from './projectTabs.ts';

/** What the connected service must have for a tab. */
export const offerOfTab: Partial<Record<ProjectTab, Offer>> = {
  suppliers: 'declarations',
  prices: 'prices',
  decisions: 'decisions',
  activity: 'activity',
};

/** The tabs that the connected service has something for. */
export function useOfferedTabs(): ProjectTab[] {
  const offered = useOffered();
  return projectTabs.filter((tab) => {
    const needs = offerOfTab[tab];
    return needs === undefined || offered[needs];
  });
}
