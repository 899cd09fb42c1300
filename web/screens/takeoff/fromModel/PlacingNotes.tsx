import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import type { PlacedFloor } from '#domain/takeoff/placedStoreys.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { isEmpty } from '../sheet/sheet.ts';
import type { ModelPlace } from './modelPlaces.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  placed: readonly PlacedFloor[];
  places: readonly ModelPlace[];
  foundation: ModelFoundation | null;
};

/** Where the storeys are not like the floors they stand for, go nowhere, or replace what is there. */
export function PlacingNotes({ placed, places, foundation }: Props) {
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  const left = placed.filter(({ place }) => place === null).map(({ floor }) => floor.name);
  const areas = places.flatMap(({ column: { name }, areas: both }) =>
    both === null ? [] : [t('model.area', { name, model: plain(both.model), group: plain(both.group) })],
  );
  const texts = places.flatMap(({ column, floors: unlike, storeys, isOpen }) => {
    const { name, floors } = column;
    const counts = { name, storeys, floors: floors.length };
    return [
      ...(storeys < floors.length ? [t('model.fewer', counts)] : []),
      ...(storeys > floors.length ? [t('model.more', counts)] : []),
      ...(unlike.length > 1 && !isOpen && floors.length > 1 ? [t('model.mean', counts)] : []),
      ...(isEmpty(column) ? [] : [t('model.replaces', { name })]),
    ];
  });
  for (const [kind, part] of Object.entries(foundation ?? {}))
    if (part !== null)
      texts.push(t(keyWith('takeoff', 'model.', kind), { n: part.count, volume: plain(part.volume) }));
  if (left.length > 0) texts.push(t('model.left', { names: left.join(', ') }));
  return (
    <>
      <Lines severity="warning" texts={areas} />
      <Lines severity="info" texts={texts} />
    </>
  );
}

function Lines({ severity, texts }: { severity: 'warning' | 'info'; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert severity={severity} variant="outlined" sx={{ my: 2 }}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
