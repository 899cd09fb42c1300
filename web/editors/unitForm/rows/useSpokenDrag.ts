import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

type Place = (id: UniqueIdentifier | undefined) => number;

/** What a screen reader is told while a row moves. */
export function useSpokenDrag(placeOf: Place, nameOf: (index: number) => string) {
  const { t } = useTranslation('unitForm');
  const say = (key: string, active: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    t(key, { name: nameOf(placeOf(active)), place: placeOf(over ?? active) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('drag.taken', active.id, undefined),
    onDragOver: ({ active, over }) => say('drag.over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('drag.dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('drag.cancelled', active.id, undefined),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.help') } };
}
