import { useTranslation } from 'react-i18next';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import type { DrawnFoundation } from '../../components/towerDrawing/TowerFoundation.tsx';

/** What carries a tower of an option, to be drawn; `type` as the graph spells it. */
export function useDrawnFoundation() {
  const { t } = useTranslation('towerDrawing');
  const kindName = useFoundationName();
  return (option: string, type: string): DrawnFoundation => {
    const kind = type.toLowerCase() as FoundationType;
    return { type: kind, label: t('foundation', { option, kind: kindName(kind) }) };
  };
}
