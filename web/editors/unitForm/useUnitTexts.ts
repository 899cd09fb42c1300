import { useTranslation } from 'react-i18next';
import type { FieldText } from '../../forms/conflict/conflictRows.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { readableGroups, type UnitFormValues } from './unitFormValues.ts';

/** A tower's fields in words: its name, and a line for each group of floors. */
export function useUnitTexts() {
  const { t } = useTranslation('unitForm');
  const { plain, integer } = useFormat();
  const countText = (count: unknown) => (typeof count === 'number' ? integer(count) : '');
  return ({ name, repetitionCount, dwellings, floorGroups }: UnitFormValues): FieldText<UnitFormValues>[] => {
    const lines = readableGroups(floorGroups).map((group) =>
      t('conflict.floors', {
        name: group.name,
        category: t(`floorCategory.${group.category}`),
        area: plain(group.area),
        height: plain(group.height),
        repetition: integer(group.repetition),
      }),
    );
    return [
      { field: 'name', label: t('name'), text: name },
      { field: 'repetitionCount', label: t('repetition'), text: countText(repetitionCount) },
      { field: 'dwellings', label: t('dwellings'), text: countText(dwellings) },
      { field: 'floorGroups', label: t('floors.title'), text: lines.join('\n') },
    ];
  };
}
