import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { blockTypes } from '#domain/factors/blockTypes.ts';
import { fckBeyondClasses, fckClasses, fckRange, steelClasses, strandClass } from '#domain/limits.ts';
import { type QuantityKind, quantityKinds } from '#domain/materials/quantityKinds.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { isWithin } from '#domain/range.ts';
import { SelectBox } from '../../../components/SelectBox.tsx';
import type { GridStore } from '../grid/gridStore.ts';
import { inOrder, kindsOf, materialKey, type SheetElement } from '../sheet/sheetRows.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

type Props = { element: SheetElement; anchor: HTMLElement; store: GridStore; onClose: () => void };

const usual = { concrete: [...fckClasses, ...fckBeyondClasses], steel: [...steelClasses, strandClass] };

/** After the popover has closed, so that typing goes into the new row and not to the button. */
const focusSoon = (element: HTMLElement | null) =>
  setTimeout(() => element?.focus({ preventScroll: true }), 0);

/** Asks for another class of an element, and puts its row into the sheet. */
export function AddRow({ element, anchor, store, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const language = useLanguage();
  const list = useId();
  const kinds = kindsOf(element);
  const [kind, setKind] = useState<QuantityKind>(kinds[0] ?? 'concrete');
  const [block, setBlock] = useState<string>(blockTypes[0] ?? '');
  const [text, setText] = useState('');
  const strength = parseLocaleNumber(text, language);
  const { range } = quantityKinds[kind];
  const isRight = strength !== null && isWithin(strength, range);
  // Tall towers often exceed the list: their factors are extrapolated.
  const isBeyond = kind === 'concrete' && isRight && !isWithin(strength, fckRange);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return;
    const { sheet } = store.state;
    const key = materialKey(element, kind, strength, kind === 'blocks' ? block : '');
    const rows = inOrder([...sheet.rows, key]);
    if (!sheet.rows.includes(key)) store.replace({ ...sheet, rows });
    store.select({ row: rows.indexOf(key), column: 0 });
    onClose();
    focusSoon(anchor.closest<HTMLElement>('[role=grid]'));
  };
  const cancel = () => {
    onClose();
    focusSoon(anchor);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={cancel}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('row.add', { element: t(`element.${element}`) }) },
      }}
    >
      <Box component="form" noValidate onSubmit={add} sx={{ p: 2, display: 'grid', gap: 1.5, width: 260 }}>
        {kinds.length > 1 && (
          <SelectBox
            label={t('add.material')}
            value={kind}
            options={kinds.map((each) => [each, t(`material.${each}`)])}
            onChange={setKind}
          />
        )}
        {kind === 'blocks' && (
          <SelectBox
            label={t('add.block')}
            value={block}
            options={blockTypes.map((type) => [type, type])}
            onChange={setBlock}
          />
        )}
        <TextField
          autoFocus
          label={t(`add.strength.${kind}`)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={text !== '' && !isRight}
          helperText={
            isBeyond ? t('add.beyond', fckRange) : kind === 'steel' ? undefined : t('add.range', range)
          }
          slotProps={{ htmlInput: { inputMode: 'decimal', list, autoComplete: 'off' } }}
        />
        <datalist id={list}>
          {(usual[kind as keyof typeof usual] ?? []).map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="contained" disabled={!isRight}>
          {t('add.submit')}
        </Button>
      </Box>
    </Popover>
  );
}
