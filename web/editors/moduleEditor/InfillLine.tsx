import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { middleWallRatio } from '#domain/usual/usualInfill.ts';
import { usualWallRatio } from '#domain/usual/usualStructure.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** `take` gets m² of wall per m² of floor. */
type Props = { take: (walls: number) => void };

/** One line that gives a frame its infill walls and their render, marked as assumed. */
export function InfillLine({ take }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { plain } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const walls = typed === null ? middleWallRatio : parseLocaleNumber(typed, language);
  const isWrong = walls === null || walls <= 0 || walls > 20;
  const submit = () => {
    if (!isWrong) take(walls);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The surrounding form must not be submitted.
    event.preventDefault();
    submit();
  };
  return (
    <Box className="no-print" sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <TextField
          size="small"
          label={t('infill.walls')}
          value={typed ?? plain(middleWallRatio)}
          error={isWrong}
          helperText={t('infill.usual', { min: plain(usualWallRatio.min), max: plain(usualWallRatio.max) })}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={key}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ width: 240 }}
        />
        <Button variant="outlined" onClick={submit}>
          {t('infill.take')}
        </Button>
      </Box>
      <SmallPrint>{t('infill.text')}</SmallPrint>
    </Box>
  );
}
