import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionActions_option$key } from '#relay/OptionActions_option.graphql.ts';
import { ActionsMenu, type Action } from '../../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDrawer } from '../../../components/dialogs/ConfirmDrawer.tsx';
import { useOffered } from '../../../session/offered.ts';
import { useDeleteOption } from './useDeleteOption.ts';
import { useDuplicateOption } from './useDuplicateOption.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { ContentCopy, DeleteOutlined, EditOutlined, StraightenOutlined } from '../../../theme/icons.tsx';

const RenameOptionDialog = lazyPart(() =>
  import('./RenameOptionDialog.tsx').then((part) => part.RenameOptionDialog),
);
const PrecisionDialog = lazyPart(() => import('./PrecisionDialog.tsx').then((part) => part.PrecisionDialog));

type Props = { option: OptionActions_option$key; connections: readonly string[] };

/** Rename, how exact its quantities are, duplicate, delete, as far as the user may. */
export function OptionActions({ option, connections }: Props) {
  const { t } = useTranslation('unit');
  const [open, setOpen] = useState<'rename' | 'precision' | 'delete' | null>(null);
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
  const duplicate = useDuplicateOption(connections);
  const deleteOption = useDeleteOption(connections);
  const close = () => setOpen(null);
  const small = { fontSize: 'small' } as const;
  const offered = useOffered();
  const actions: Action[] = [];
  if (data.viewerCanEdit)
    actions.push({
      label: t('options.rename'),
      icon: <EditOutlined {...small} />,
      onSelect: () => setOpen('rename'),
    });
  if (data.viewerCanEdit && offered.decisions)
    actions.push({
      label: t('options.precision'),
      icon: <StraightenOutlined {...small} />,
      onSelect: () => setOpen('precision'),
    });
  if (data.viewerCanEdit && offered.duplicates)
    actions.push({
      label: t('duplicate'),
      icon: <ContentCopy {...small} />,
      onSelect: () => duplicate(data.id),
    });
  if (data.viewerCanDelete) {
    const icon = <DeleteOutlined {...small} />;
    actions.push({ label: t('delete'), icon, onSelect: () => setOpen('delete'), destructive: true });
  }
  return (
    <>
      <ActionsMenu label={t('options.actions', { name: data.name })} actions={actions} />
      {open === 'rename' && <RenameOptionDialog option={data} onClose={close} />}
      {open === 'precision' && <PrecisionDialog option={data} onClose={close} />}
      <ConfirmDrawer
        open={open === 'delete'}
        title={t('options.delete.title')}
        text={t('options.delete.text', { name: data.name })}
        confirmLabel={t('delete')}
        onCancel={close}
        onConfirm={() => {
          close();
          deleteOption(data.id);
        }}
      />
    </>
  );
}
