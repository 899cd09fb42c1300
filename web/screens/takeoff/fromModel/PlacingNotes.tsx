import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import type { PlacedFloor } from '#domain/takeoff/placedStoreys.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { isEmpty, type SheetColumn } from '../sheet/sheet.ts';

type Props = {
  placed: readonly PlacedFloor[];
  columns: readonly SheetColumn[];
  foundation: ModelFoundation | null;
};

/** Where the storeys are not as many as the floors they stand for, go nowhere, or replace what is there. */
export function PlacingNotes({ placed, columns, foundation }: Props) {
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  const left = placed.filter(({ place }) => place === null).map(({ floor }) => floor.name);
  const texts = columns.flatMap((column) => {
    const { key, name, floors } = column;
    const storeys = placed
      .filter(({ place }) => place === key)
      .reduce((sum, { floor }) => sum + floor.repetition, 0);
    if (storeys === 0) return [];
    const counts = { name, storeys, floors: floors.length };
    return [
      ...(storeys < floors.length ? [t('model.fewer', counts)] : []),
      ...(storeys > floors.length ? [t('model.more', counts)] : []),
      ...(isEmpty(column) ? [] : [t('model.replaces', { name })]),
    ];
  });
  for (const [kind, part] of Object.entries(foundation ?? {}))
    if (part !== null) texts.push(t(`model.${kind}`, { n: part.count, volume: plain(part.volume) }));
  if (left.length > 0) texts.push(t('model.left', { names: left.join(', ') }));
  if (texts.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ my: 2 }}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
