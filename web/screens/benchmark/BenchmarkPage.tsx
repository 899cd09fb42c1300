import { RelayProvider } from '../../relay/RelayProvider.tsx';
import { KnownTowers } from './KnownTowers.tsx';

/** `/benchmark`: opens without a log-in, where the frame brings no data layer. */
export function BenchmarkPage() {
  return (
    <RelayProvider>
      <KnownTowers />
    </RelayProvider>
  );
}
