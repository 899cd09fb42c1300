import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CostDialogQuery, CostDialogQuery$data } from '#relay/CostDialogQuery.graphql.ts';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { failureText } from '../../errors/errorText.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { CostLines } from './CostLines.tsx';

type Props = { id: string; withFoundation: boolean; onClose: () => void };

/** The sum of a cost, line by line; asked for when it is opened. */
export function CostDialog({ id, withFoundation, onClose }: Props) {
  const { t } = useTranslation('money');
  const kindName = useFoundationName();
  const [answer, setAnswer] = useState<CostDialogQuery$data | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useFetchQuery<CostDialogQuery>(graphql`
    query CostDialogQuery($id: ID!, $withFoundation: Boolean!) {
      node(id: $id) {
        __typename
        ... on Project {
          name
          ...CostLines_project
          quantities @skip(if: $withFoundation) {
            ...CostLines_quantities
          }
          quantitiesWithFoundation @include(if: $withFoundation) {
            ...CostLines_quantities
          }
        }
        ... on Unit {
          name
          project {
            ...CostLines_project
          }
          quantities @skip(if: $withFoundation) {
            ...CostLines_quantities
          }
          quantitiesWithFoundation @include(if: $withFoundation) {
            ...CostLines_quantities
          }
        }
        ... on Option {
          name
          unit {
            project {
              ...CostLines_project
            }
          }
          quantities @skip(if: $withFoundation) {
            ...CostLines_quantities
          }
          quantitiesWithFoundation @include(if: $withFoundation) {
            ...CostLines_quantities
          }
        }
        ... on Foundation {
          type
          option {
            unit {
              project {
                ...CostLines_project
              }
            }
          }
          quantities {
            ...CostLines_quantities
          }
        }
        ... on Version {
          versionName: name
          module {
            option {
              unit {
                project {
                  ...CostLines_project
                }
              }
            }
          }
          quantities {
            ...CostLines_quantities
          }
        }
      }
    }
  `);
  const load = useCallback(() => {
    ask({ id, withFoundation })
      .then((data) => {
        setAnswer(data ?? null);
        setFailure(null);
      })
      .catch((error: unknown) => setFailure(failureText(error)));
  }, [ask, id, withFoundation]);
  useEffect(load, [load]);
  const read = answer && partsOf(answer.node, kindName);
  return (
    <TitledDialog title={t('title', { name: read?.name ?? '' })} maxWidth="md" onClose={onClose}>
      {failure !== null && <Typography role="alert">{failure}</Typography>}
      {read?.quantities && <CostLines quantities={read.quantities} project={read.project} onQuoted={load} />}
      {read && !read.quantities && <Typography>{t('none')}</Typography>}
    </TitledDialog>
  );
}

/** The project, the name and the quantities of whatever the cost is of. */
function partsOf(node: CostDialogQuery$data['node'], kindName: ReturnType<typeof useFoundationName>) {
  switch (node?.__typename) {
    case 'Project':
      return { name: node.name, project: node, quantities: countedOf(node) };
    case 'Unit':
      return { name: node.name, project: node.project, quantities: countedOf(node) };
    case 'Option':
      return { name: node.name, project: node.unit.project, quantities: countedOf(node) };
    case 'Foundation':
      return { name: kindName(node.type), project: node.option.unit.project, quantities: node.quantities };
    case 'Version': {
      const { project } = node.module.option.unit;
      return { name: node.versionName ?? '', project, quantities: node.quantities };
    }
    default:
      return null;
  }
}

/** The quantities that the query selected: with the foundation or without. */
const countedOf = <Quantities,>(node: {
  quantities?: Quantities | null;
  quantitiesWithFoundation?: Quantities | null;
}) => node.quantitiesWithFoundation ?? node.quantities;
