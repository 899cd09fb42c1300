import { useSearchParam } from '../../components/useSearchParam.ts';

/** Whether amounts are those bought, with losses; kept in the address, so that a link reproduces the view. */
export function useLosses(): [boolean, (on: boolean) => void] {
  const [value, set] = useSearchParam('losses');
  return [value === 'yes', (on) => set(on ? 'yes' : '')];
}
