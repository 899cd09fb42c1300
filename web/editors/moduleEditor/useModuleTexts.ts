import { useTranslation } from 'react-i18next';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import type { FieldText } from '../../forms/conflict/conflictRows.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { floorGroups, type FloorOption } from '#domain/tower/tower.ts';
import { unitText } from '#domain/texts/unitText.ts';
import type { ModuleFormValues } from './values/moduleForm.ts';
import { readableStructure } from './values/readableStructure.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** A module's fields in words: name, a line for each group of floors, and one for each element and figure of a floor. */
export function useModuleTexts(floors: readonly FloorOption[]) {
  const { t } = useTranslation('moduleEditor');
  const nameOf = useTechnologyName();
  const { plain } = useFormat();
  const floorLines = (ids: readonly string[]) =>
    floorGroups(floors.filter(({ id }) => ids.includes(id))).map(
      ({ name, floors: same }) => `${name}: ${t('floors.count', { count: same.length })}`,
    );
  const quantityLines = (technology: Technology, values: ModuleFormValues) => {
    const data = readableStructure(technology, values);
    const elements = structureQuantities(technology, data).elements.map(({ element, materials }) => {
      const amounts = materials.map(
        ({ label, amount, unit }) => `${label} ${plain(amount)} ${unitText(unit)}`,
      );
      return `${t(keyWith('moduleEditor', 'element.', element))}: ${amounts.join(', ')}`;
    });
    const dimensions = Object.entries(data).flatMap(([name, value]) =>
      typeof value === 'number' ? [`${t(keyWith('moduleEditor', 'dimension.', name))}: ${plain(value)}`] : [],
    );
    return [...elements, ...dimensions];
  };
  return (values: ModuleFormValues): FieldText<ModuleFormValues>[] => [
    { field: 'name', label: t('name'), text: values.name },
    { field: 'floorIds', label: t('floors'), text: floorLines(values.floorIds).join('\n') },
    {
      field: 'technology',
      label: t('technology'),
      text: values.technology === '' ? '' : nameOf(values.technology),
    },
    ...technologies.map((technology) => ({
      field: technology,
      label: t('quantities'),
      text: technology === values.technology ? quantityLines(technology, values).join('\n') : '',
    })),
  ];
}
