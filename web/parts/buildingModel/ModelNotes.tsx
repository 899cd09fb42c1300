import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { ModelChoices } from '#domain/takeoff/modelChoices.ts';
import { emptyStoreys } from '#domain/takeoff/takeoffOfModel.ts';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = { model: BuildingModel; choices: ModelChoices };

/** What of the model is not among the quantities, or is in an unexpected place. */
export function ModelNotes({ model, choices }: Props) {
  const { t } = useTranslation('buildingModel');
  const { integer, plain } = useFormat();
  const has = (...elements: string[]) => model.parts.some(({ element }) => elements.includes(element));
  const blocks = model.masonry;
  const isMasonry = choices.technology === 'structural_masonry';
  const isWalls = choices.technology === 'concrete_wall';
  const texts = [
    !isWalls && has('walls') && t('note.walls'),
    isWalls && has('columns', 'beams') && t('note.frame'),
    has('footings') && !choices.foundationApart && t('note.footings'),
    has('piles') && !choices.foundationApart && t('note.piles'),
    isMasonry && blocks.some(({ block, fbk }) => block === null || fbk === null) && t('note.blocks'),
    ...model.notes.map(({ reason, subject, count, stated = null, measured = null }) =>
      t(`note.${reason}`, { subject, n: integer(count), stated: plain(stated), measured: plain(measured) }),
    ),
    ...emptyStoreys(model, choices).map((subject) => t('note.emptyStorey', { subject })),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 2 }}>
      <AlertTitle>{t('notes')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}
