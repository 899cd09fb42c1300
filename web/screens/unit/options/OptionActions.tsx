import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionActions_option$key } from '#relay/OptionActions_option.graphql.ts';
import type { OptionActionsDeleteMutation } from '#relay/OptionActionsDeleteMutation.graphql.ts';
import type { OptionActionsDuplicateMutation } from '#relay/OptionActionsDuplicateMutation.graphql.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../../components/dialogs/deleteAction.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useOffered } from '../../../session/offered.ts';
import { ContentCopy, EditOutlined, StraightenOutlined } from '../../../theme/icons.tsx';

const RenameOptionDialog = lazyPart(() =>
  import('./RenameOptionDialog.tsx').then((part) => part.RenameOptionDialog),
);
const PrecisionDialog = lazyPart(() => import('./PrecisionDialog.tsx').then((part) => part.PrecisionDialog));

type Props = { option: OptionActions_option$key; connections: readonly string[] };

/** Rename, how exact its quantities are, duplicate, delete, as far as the user may. A copy goes to the end. */
export function OptionActions({ option, connections }: Props) {
  const { t } = useTranslation('unit');
  const [open, setOpen] = useState<'rename' | 'precision' | null>(null);
  const data = useFragment(
    graphql`
      fragment OptionActions_option on Option {
        id
        name
        viewerCanEdit
        viewerCanDelete
        ...RenameOptionDialog_option
        ...PrecisionDialog_option
      }
    `,
    option,
  );
  const [duplicate] = useMutation<OptionActionsDuplicateMutation>(
    graphql`
      mutation OptionActionsDuplicateMutation(
        $input: DuplicateOptionInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        duplicateOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          optionEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              ...OptionCard_option
              ...ModulesTable_option
            }
          }
        }
      }
    `,
    { success: t('options.duplicated'), failure: t('options.createError'), invalidates: true },
  );
  const remove = useDeletion<OptionActionsDeleteMutation>(
    graphql`
      mutation OptionActionsDeleteMutation($input: DeleteOptionInput!, $connections: [ID!]!) {
        deleteOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedOptionId @deleteEdge(connections: $connections)
          unit {
            ...savedFloors_unit
            ...FloorConsumption_unit
          }
        }
      }
    `,
    { done: t('options.deleted'), failure: t('options.deleteError'), totals: t('undo.totals') },
  );
  const offered = useOffered();
  const { id, name, viewerCanEdit } = data;
  const variables = { input: { optionId: id }, connections };
  const close = () => setOpen(null);
  return (
    <>
      <ActionsMenu
        label={t('options.actions', { name })}
        actions={[
          viewerCanEdit && {
            label: t('options.rename'),
            icon: EditOutlined,
            onSelect: () => setOpen('rename'),
          },
          viewerCanEdit &&
            offered.decisions && {
              label: t('options.precision'),
              icon: StraightenOutlined,
              onSelect: () => setOpen('precision'),
            },
          viewerCanEdit &&
            offered.duplicates && {
              label: t('duplicate'),
              icon: ContentCopy,
              onSelect: () => void duplicate({ variables }),
            },
          data.viewerCanDelete &&
            deleteAction(t('delete'), () => remove(id, { variables }), {
              title: t('options.delete.title'),
              text: t('options.delete.text', { name }),
            }),
        ]}
      />
      {open === 'rename' && <RenameOptionDialog option={data} onClose={close} />}
      {open === 'precision' && <PrecisionDialog option={data} onClose={close} />}
    </>
  );
}
