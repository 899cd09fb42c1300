import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectFieldQuery } from '#relay/ProjectFieldQuery.graphql.ts';
import type { FieldControl } from '../../forms/fields/fieldControl.ts';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { useAnswer } from '../../relay/queries/useAnswer.ts';
import { allProjects } from './newToken.ts';

type Props<Values extends FieldValues> = { control: FieldControl<Values>; name: FieldPath<Values> };

/** Which of the user's projects something is for: one of the fifty first by name, or all. */
export function ProjectField<Values extends FieldValues>({ control, name }: Props<Values>) {
  const { t } = useTranslation('profile');
  const data = useAnswer<ProjectFieldQuery>(
    graphql`
      query ProjectFieldQuery {
        viewer {
          projects(first: 50, orderBy: { field: NAME, direction: ASC }) {
            nodes {
              id
              name
            }
          }
        }
      }
    `,
    {},
  );
  const nodes = data?.viewer?.projects?.nodes ?? [];
  const projects = nodes.flatMap((node) => (node == null ? [] : { value: node.id, label: node.name }));
  const options = [{ value: allProjects, label: t('tokens.allProjects') }, ...projects];
  // Without an answer, one for all projects can be made all the same.
  const unread = data === null ? t('tokens.projectsUnread') : undefined;
  return (
    <SelectField
      control={control}
      name={name}
      label={t('tokens.project')}
      options={options}
      helperText={unread}
    />
  );
}
