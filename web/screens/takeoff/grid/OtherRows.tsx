import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyValue } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { otherRows } from '../sheet/otherRows.ts';
import type { ValueMode } from '../sheet/valueMode.ts';
import type { GridStore } from './gridStore.ts';

/** Materials outside the factor set, read only: their factors and sources are kept in the form of their module. */
export function OtherRows({ store, mode }: { store: GridStore; mode: ValueMode }) {
  const { t } = useTranslation('takeoff');
  const { measured } = useFormat();
  const columns = useSyncExternalStore(store.subscribe, () => store.state.sheet.columns);
  const rows = otherRows(columns, mode);
  if (rows.length === 0) return null;
  const written = (value: number | null) => (value === null ? emptyValue : measured(value));
  return (
    <tbody>
      <tr className="element">
        <th scope="rowgroup" title={t('others.text')}>
          {t('element.others')}
        </th>
        <td aria-hidden colSpan={columns.length + 1} />
      </tr>
      {rows.map(({ key, label, values, total }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {columns.map((column, at) => (
            <td key={column.key} className="sum">
              {written(values[at] ?? null)}
            </td>
          ))}
          <td className="sum">{written(total)}</td>
        </tr>
      ))}
    </tbody>
  );
}
