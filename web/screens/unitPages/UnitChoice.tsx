import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { UnitChoice_project$key } from '#relay/UnitChoice_project.graphql.ts';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { usePages } from '../../relay/usePages.ts';
import { nodesOf } from '../../relay/nodesOf.ts';

type Props = { project: UnitChoice_project$key; unitId: string; onChoose: (unitId: string) => void };

/** One of the project's towers. */
export function UnitChoice({ project, unitId, onChoose }: Props) {
  const { t } = useTranslation('unitPages');
  const { data, pages } = usePages(
    graphql`
      fragment UnitChoice_project on Project
      @refetchable(queryName: "UnitChoicePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        units(first: $first, after: $after) @connection(key: "UnitChoice_units") {
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
  const options = nodesOf(data.units);
  return (
    <div>
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
      <LoadMore name="page.units" shown={options.length} pages={pages} />
    </div>
  );
}
