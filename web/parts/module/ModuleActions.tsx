import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { ModuleActions_module$key } from '#relay/ModuleActions_module.graphql.ts';
import type { ModuleActionsDuplicateMutation } from '#relay/ModuleActionsDuplicateMutation.graphql.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../components/dialogs/deleteAction.ts';
import { useScreenMutation } from '../../relay/mutations/useScreenMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { comingFrom, type Family } from '../../shell/navigation/families.ts';
import { useDeleteModule } from './useDeleteModule.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { ContentCopy, DriveFileMoveOutlined, EditOutlined, History } from '../../theme/icons.tsx';

const CopyModuleDialog = lazyPart(() =>
  import('./CopyModuleDialog.tsx').then((part) => part.CopyModuleDialog),
);

type Props = {
  module: ModuleActions_module$key;
  /** Path of the module's versions. */
  versions: string;
  /** The addresses that the menu is shown under; the versions keep this breadcrumb trail. */
  family: Family;
  connections: readonly string[];
  onEdit: () => void;
};

/**
 * Versions, edit, duplicate, copy to another option and delete, as far as the user may. The new totals of the option
 * come with a copy.
 */
export function ModuleActions({ module, versions, family, connections, onEdit }: Props) {
  const { t } = useTranslation('towerTables');
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  const data = useFragment(
    graphql`
      fragment ModuleActions_module on Module {
        id
        name
        viewerCanEdit
        viewerCanDelete
      }
    `,
    module,
  );
  const [duplicate] = useScreenMutation<ModuleActionsDuplicateMutation>(
    graphql`
      mutation ModuleActionsDuplicateMutation(
        $input: DuplicateModuleInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        duplicateModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          moduleEdge @appendEdge(connections: $connections) {
            cursor
            unreadableId
            node {
              id
              ...ModuleRow_module
            }
          }
          option {
            ...OptionCoverage_option
            unit {
              ...UnitHeader_unit
            }
          }
        }
      }
    `,
    { success: t('module.duplicated'), failure: t('module.createError') },
  );
  const remove = useDeleteModule(connections);
  const offered = useOffered();
  const { id, name, viewerCanEdit } = data;
  return (
    <>
      <ActionsMenu
        label={t('module.actions', { name })}
        actions={[
          offered.moduleVersions && {
            label: t('versions'),
            icon: History,
            onSelect: () => void navigate(versions, { state: comingFrom(family) }),
          },
          viewerCanEdit && { label: t('edit'), icon: EditOutlined, onSelect: onEdit },
          viewerCanEdit &&
            offered.duplicates && {
              label: t('duplicate'),
              icon: ContentCopy,
              onSelect: () => void duplicate({ variables: { input: { moduleId: id }, connections } }),
            },
          viewerCanEdit &&
            offered.takeoffs && {
              label: t('copyModule.action'),
              icon: DriveFileMoveOutlined,
              onSelect: () => setCopying(true),
            },
          data.viewerCanDelete &&
            deleteAction(t('delete'), () => remove(id), {
              title: t('module.delete'),
              text: t('module.deleteText', { name }),
            }),
        ]}
      />
      {copying && <CopyModuleDialog moduleId={id} name={name} onClose={() => setCopying(false)} />}
    </>
  );
}
