import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import type { useTowerFoundation_unit$key } from '#relay/useTowerFoundation_unit.graphql.ts';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { useHiddenRows } from '../../components/deletion/hiddenRows.ts';
import type { DrawnFoundation } from '../../components/towerDrawing/TowerFoundation.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useFoundationDrawer } from '../foundationEditor/useFoundationDrawer.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';

const FoundationEditor = lazyPart(() =>
  import('../foundationEditor/FoundationEditor.tsx').then((part) => part.FoundationEditor),
);

/** The foundation of the tower in its representative simulation, to be drawn, and the drawer it opens. */
export function useTowerFoundation(unit: useTowerFoundation_unit$key): {
  foundation: DrawnFoundation | null;
  drawer: ReactNode;
} {
  const { t } = useTranslation('towerDrawing');
  const kindName = useFoundationName();
  const { span } = useFormat();
  const { totalArea, foundation } = useFragment(
    graphql`
      fragment useTowerFoundation_unit on Unit @throwOnFieldError {
        totalArea
        foundation {
          id
          type
          viewerCanEdit
          option {
            id
            name
          }
          quantities {
            perSquareMeter {
              co2 {
                min
                max
              }
            }
          }
        }
      }
    `,
    unit,
  );
  const { drawer, edit, close } = useFoundationDrawer();
  const hidden = useHiddenRows();
  const type = foundation?.type.toLowerCase() as FoundationType;
  const co2 = foundation?.quantities?.perSquareMeter?.co2;
  const label = [
    foundation && t('foundation', { kind: kindName(type), option: foundation.option.name }),
    co2 && `${span(co2)} kgCO₂e/m²`,
  ];
  const words = label.filter(Boolean).join(' · ');
  const opened = foundation?.viewerCanEdit ? foundation.id : null;
  // Memoized, so that the tower is not rendered again with everything around it.
  const drawn = useMemo(
    () => ({ type, label: words, ...(opened === null ? {} : { onOpen: () => edit(opened) }) }),
    [type, words, opened, edit],
  );
  if (!foundation || hidden.has(foundation.id)) return { foundation: null, drawer: null };
  return {
    foundation: drawn,
    drawer: drawer !== null && (
      <FoundationEditor
        optionId={foundation.option.id}
        opened={drawer.opened}
        area={totalArea}
        onClose={close}
      />
    ),
  };
}
