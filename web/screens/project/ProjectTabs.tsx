import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';
import { type ProjectTab } from './projectTabs.ts';
import { useOfferedTabs } from './useOfferedTabs.ts';

/** Ids that tie a tab to its panel. */
export const tabIds = (tab: ProjectTab) => ({ tab: `tab-${tab}`, panel: `panel-${tab}` });

/** The tabs are links, so each has an address and Back goes through them. */
export function ProjectTabs({ tab, projectId }: { tab: ProjectTab; projectId: string }) {
  const { t } = useTranslation('project');
  const tabs = useOfferedTabs();
  return (
    <Tabs
      value={tabs.includes(tab) && tab}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('tabs')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={t(`tab.${name}`)}
          id={tabIds(name).tab}
          {...(name === tab ? { 'aria-controls': tabIds(name).panel } : {})}
          component={PreloadLink}
          to={name === 'units' ? '.' : `${paths.project(projectId)}?tab=${name}`}
          preventScrollReset
        />
      ))}
    </Tabs>
  );
}
