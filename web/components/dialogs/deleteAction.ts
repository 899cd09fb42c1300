import { DeleteOutlined } from '../../theme/icons.tsx';
import type { Action } from './ActionsMenu.tsx';

/** The action of a menu that deletes what it is of; `confirm` asks first. */
export const deleteAction = (
  label: string,
  onSelect: () => void,
  confirm?: NonNullable<Action['confirm']>,
): Action => ({ label, icon: DeleteOutlined, onSelect, destructive: true, ...(confirm && { confirm }) });
