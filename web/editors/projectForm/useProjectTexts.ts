import { useTranslation } from 'react-i18next';
import type { FieldText } from '../../forms/conflict/conflictRows.ts';
import type { ProjectFormValues } from './projectFormState.ts';
import { keyWith } from '../../i18n/keyWith.ts';

const plainFields = ['city', 'neighborhood', 'street', 'number', 'description'] as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A project's fields in words, in the order of its form. */
export function useProjectTexts() {
  const { t } = useTranslation('projectForm');
  return (values: ProjectFormValues): FieldText<ProjectFormValues>[] => {
    const buildingType = textOf(values.buildingType);
    return [
      { field: 'name', label: t('name'), text: values.name },
      { field: 'phase', label: t('phase'), text: values.phase ? t(`phase.${values.phase}`) : '' },
      {
        field: 'buildingType',
        label: t('buildingType'),
        text: buildingType === '' ? '' : t(keyWith('projectForm', 'buildingType.', buildingType)),
      },
      { field: 'postalCode', label: t('cep'), text: textOf(values.postalCode) },
      { field: 'state', label: t('state'), text: values.state },
      ...plainFields.map((field) => ({ field, label: t(field), text: textOf(values[field]) })),
    ];
  };
}
