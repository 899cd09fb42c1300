import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { UnitActions_unit$key } from '#relay/UnitActions_unit.graphql.ts';
import type { UnitActionsDeleteMutation } from '#relay/UnitActionsDeleteMutation.graphql.ts';
import type { UnitActionsDuplicateMutation } from '#relay/UnitActionsDuplicateMutation.graphql.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../../components/dialogs/deleteAction.ts';
import { paths } from '../../../paths.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';
import { ContentCopy, EditOutlined } from '../../../theme/icons.tsx';

type Props = { unit: UnitActions_unit$key; projectId: string; connections: readonly string[] };

/** Edit, duplicate and delete, as far as the user may. A copy goes to the end of the lists shown. */
export function UnitActions({ unit, projectId, connections }: Props) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const { id, databaseId, name, viewerCanEdit, viewerCanDelete } = useFragment(
    graphql`
      fragment UnitActions_unit on Unit {
        id
        databaseId
        name
        viewerCanEdit
        viewerCanDelete
      }
    `,
    unit,
  );
  const [duplicate] = useMutation<UnitActionsDuplicateMutation>(
    graphql`
      mutation UnitActionsDuplicateMutation($input: DuplicateUnitInput!, $connections: [ID!]!) {
        duplicateUnit(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          unitEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              ...UnitCard_unit
            }
          }
        }
      }
    `,
    { success: t('units.duplicated'), failure: t('units.createError'), invalidates: true },
  );
  const remove = useDeletion<UnitActionsDeleteMutation>(
    graphql`
      mutation UnitActionsDeleteMutation($input: DeleteUnitInput!, $connections: [ID!]!) {
        deleteUnit(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedUnitId @deleteEdge(connections: $connections)
        }
      }
    `,
    { done: t('units.deleted'), failure: t('units.deleteError'), totals: t('undo.totals') },
  );
  const offered = useOffered();
  const variables = { input: { unitId: id }, connections };
  const edit = () =>
    void navigate(paths.editUnitOf({ projectId, unitId: databaseId }), {
      state: { from: paths.project(projectId) },
    });
  return (
    <ActionsMenu
      label={t('units.actions', { name })}
      actions={[
        viewerCanEdit && offered.unitChanges && { label: t('edit'), icon: EditOutlined, onSelect: edit },
        viewerCanEdit &&
          offered.duplicates && {
            label: t('duplicate'),
            icon: ContentCopy,
            onSelect: () => void duplicate({ variables }),
          },
        viewerCanDelete &&
          deleteAction(t('delete'), () => remove(id, { variables }), {
            title: t('units.delete.title'),
            text: t('units.delete.text', { name }),
          }),
      ]}
    />
  );
}
