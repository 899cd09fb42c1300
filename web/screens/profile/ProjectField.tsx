import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../forms/fields/fieldControl.ts';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { allProjects } from './newToken.ts';
import { useAllProjects } from './useAllProjects.ts';

type Props<Values extends FieldValues> = { control: FieldControl<Values>; name: FieldPath<Values> };

/** Which of the user's projects something is for: one of them, or all. */
export function ProjectField<Values extends FieldValues>({ control, name }: Props<Values>) {
  const { t } = useTranslation('profile');
  const projects = useAllProjects();
  return (
    <SelectField
      control={control}
      name={name}
      label={t('tokens.project')}
      options={[{ value: allProjects, label: t('tokens.allProjects') }, ...(projects ?? [])]}
      // Unread, one for all projects can be made all the same.
      helperText={projects === null ? t('tokens.projectsUnread') : undefined}
    />
  );
}
