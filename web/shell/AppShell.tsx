import { Outlet, ScrollRestoration, useLoaderData, type Location } from 'react-router';
import { NavigationProgress } from '../components/states/NavigationProgress.tsx';
import { OfflineBanner } from '../components/states/OfflineBanner.tsx';
import { usePrintedLight } from '../components/usePrintedLight.ts';
import { TechnologyPatterns } from '../theme/technology.tsx';
import { GuestNav } from './navigation/GuestNav.tsx';
import type { ShellData } from './shellData.ts';

// Every newly typed address is called 'default', so one would open where another was scrolled to.
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The frame in which every screen stands. */
export function AppShell() {
  const { Frame } = useLoaderData<ShellData>();
  const Around = Frame ?? GuestNav;
  usePrintedLight();
  return (
    <>
      <TechnologyPatterns />
      <NavigationProgress />
      <OfflineBanner />
      <Around>
        <Outlet />
      </Around>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
