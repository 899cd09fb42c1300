import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText, searchWords } from '#domain/texts/searchText.ts';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
import { CellNotes } from '../../../components/tables/CellNotes.tsx';

type Props = {
  title: string;
  canAdopt: boolean;
  pending: boolean;
  /** Undefined until they are read, null where they can't be. */
  rows: readonly SharedRow[] | null | undefined;
  onAdopt: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** From so many rows on a search is offered. */
const searchedFrom = 8;

/** Lists what the office's other projects hold; whoever may edit this project chooses from it what to adopt. */
export function SharedDialog({ title, canAdopt, pending, rows, onAdopt, onClose }: Props) {
  const { t } = useTranslation('project');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = rows ?? [];
  const words = searchWords(search);
  const found = all.filter(({ label, notes }) => {
    const text = foldText([label, ...notes].join(' '));
    return words.every((word) => text.includes(word));
  });
  const toggle = ({ id, about }: SharedRow, on: boolean) => {
    const same = new Set(all.filter((row) => row.about === about).map((row) => row.id));
    setChosen((now) => [...now.filter((each) => !same.has(each)), ...(on ? [id] : [])]);
  };
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      staysOnOutsideClick={chosen.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {canAdopt && (
            <Button
              variant="contained"
              loading={pending}
              disabled={chosen.length === 0}
              onClick={() => onAdopt(chosen)}
            >
              {chosen.length === 0 ? t('shared.action') : t('shared.adopt', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{t(canAdopt ? 'shared.text' : 'shared.readText')}</DialogContentText>
      {rows === undefined && <LinearProgress aria-label={t('shared.loading')} sx={{ mt: 2 }} />}
      {rows === null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('shared.error')}
        </Alert>
      )}
      {rows?.length === 0 && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {t('shared.none')}
        </Alert>
      )}
      {all.length >= searchedFrom && (
        <TextField
          fullWidth
          size="small"
          type="search"
          label={t('shared.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mt: 2 }}
        />
      )}
      <List disablePadding aria-label={title} sx={{ mt: 1 }}>
        {found.map((row) => (
          <ListItem key={row.id} disableGutters divider sx={{ alignItems: 'stretch' }}>
            {canAdopt ? (
              <FormControlLabel
                disabled={row.blocked !== undefined}
                control={
                  <Checkbox
                    checked={chosen.includes(row.id)}
                    onChange={(_, on) => toggle(row, on)}
                    sx={{ alignSelf: 'flex-start' }}
                  />
                }
                label={<SharedItem row={row} />}
                slotProps={{ typography: { component: 'div', sx: { width: '100%' } } }}
                sx={{ width: '100%', mr: 0 }}
              />
            ) : (
              <SharedItem row={row} />
            )}
          </ListItem>
        ))}
      </List>
    </TitledDialog>
  );
}

/** Something another project holds. Of rows with the same `about`, the key of a material or price, only one can be chosen. */
type SharedRow = {
  id: string;
  about: string;
  label: string;
  value: string;
  notes: readonly (string | null)[];
  /** Why it can't be chosen. */
  blocked?: string | undefined;
};

/** What it is and how much, and in small print what it rests on. */
const SharedItem = ({ row: { label, value, notes, blocked } }: { row: SharedRow }) => (
  <Box sx={{ width: '100%', py: 0.75 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
    <CellNotes notes={[...notes, blocked ?? null]} />
  </Box>
);
