import { useSyncExternalStore, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { getEnvironment, onEnvironmentChange } from './environment.ts';

/** Gives the tree the environment in force. */
export function RelayProvider({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(onEnvironmentChange, getEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
