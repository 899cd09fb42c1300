import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concreteNames, concreteFieldsOf } from '#domain/structures/concrete/concreteNames.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { DimensionGrid } from './DimensionGrid.tsx';
import { ElementFields } from './ElementFields.tsx';

type Props = { form: UseFormReturn; technology: Technology };

/** The elements of a technology, each with its dimensions, and the dimensions of the whole floor. */
export function ListedFields({ form, technology }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { required, optional } = concreteFieldsOf(technology);
  return (
    <>
      {[...required, ...optional].map((name) => (
        <ElementFields
          key={name}
          form={form}
          name={`${technology}.${name}`}
          title={t(`element.${concreteNames[name].element}`)}
          optional={optional.includes(name)}
        >
          <DimensionGrid form={form} technology={technology} of={name} />
        </ElementFields>
      ))}
      <DimensionGrid form={form} technology={technology} />
    </>
  );
}
