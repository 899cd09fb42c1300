import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { TokenProjectFieldQuery } from '#relay/TokenProjectFieldQuery.graphql.ts';
import { SelectField, type SelectOption } from '../../forms/SelectField.tsx';
import { useAsk } from '../../relay/useAsk.ts';
import { everyProject, type NewToken } from './newToken.ts';

/** Which of the user's projects a token sees: one of the fifty first by name, or all. */
export function TokenProjectField({ control }: { control: Control<NewToken> }) {
  const { t } = useTranslation('profile');
  const [projects, setProjects] = useState<SelectOption[]>([]);
  const ask = useAsk<TokenProjectFieldQuery>(graphql`
    query TokenProjectFieldQuery {
      viewer {
        projects(first: 50, orderBy: { field: NAME, direction: ASC }) {
          nodes {
            id
            name
          }
        }
      }
    }
  `);
  useEffect(() => {
    void ask({}).then(
      (data) => {
        const nodes = data?.viewer?.projects?.nodes ?? [];
        setProjects(nodes.flatMap((node) => (node == null ? [] : { value: node.id, label: node.name })));
      },
      // A token for all projects can be made all the same.
      () => {},
    );
  }, [ask]);
  const options = [{ value: everyProject, label: t('tokens.allProjects') }, ...projects];
  return <SelectField control={control} name="projectId" label={t('tokens.project')} options={options} />;
}
