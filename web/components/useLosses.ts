import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLosses } from '../relay/screenLosses.ts';
import { useSearchParam } from './useSearchParam.ts';

const name = 'losses';

/** Whether an address shows amounts with losses; null means no, like a missing variable. */
export const lossesOf = (search: URLSearchParams): true | null => (search.get(name) === 'yes' ? true : null);

/** Whether amounts include losses; kept in the address, so that a link reproduces the view. */
export function useLosses(): [boolean, (on: boolean) => void] {
  const [value, set] = useSearchParam(name);
  return [value === 'yes', (on) => set(on ? 'yes' : '')];
}

/** A unit as the caption of a figure of this screen has it: "kgCO₂e/m² com perdas". */
export function useLossUnit(): (unit: string) => string {
  const { t } = useTranslation();
  const on = use(ScreenLosses);
  return (unit) => (on ? `${unit} ${t('losses.unit')}` : unit);
}

/** The text of figures that never include losses, with a note where others on the screen do. */
export function useWithoutLossesNote(): (text: string) => string {
  const { t } = useTranslation();
  const on = use(ScreenLosses);
  return (text) => (on ? `${text} ${t('losses.without')}`.trim() : text);
}
