import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnitChoice_project$key } from '#relay/UnitChoice_project.graphql.ts';

type Props = { project: UnitChoice_project$key; unitId: string; onChoose: (unitId: string) => void };

/** One of the project's towers. */
export function UnitChoice({ project, unitId, onChoose }: Props) {
  const { t } = useTranslation('unitPages');
  const { units } = useFragment(
    graphql`
      fragment UnitChoice_project on Project {
        units(first: 50) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    project,
  );
  const options = units.edges.flatMap(({ node }) => (node ? [node] : []));
  return (
    <TextField
      select
      label={t('unit')}
      required
      value={options.some(({ databaseId }) => databaseId === unitId) ? unitId : ''}
      onChange={({ target }) => onChoose(target.value)}
      {...(options.length === 0 ? { helperText: t('unit.none') } : {})}
    >
      {options.map(({ databaseId, name }) => (
        <MenuItem key={databaseId} value={databaseId}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
