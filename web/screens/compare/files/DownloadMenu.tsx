import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDownload } from '../../../theme/icons.tsx';
import type { Compared } from '../compared/compared.ts';
import { useComparisonFiles } from './useComparisonFiles.ts';

/** The comparison as a file: tables for spreadsheets, the chart for slides, options for programs of assessment. */
export function DownloadMenu({ compared }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = useComparisonFiles(compared);
  const kinds = [
    'xlsx',
    'csv',
    'png',
    'svg',
    ...(compared.kind === 'options' ? ['lcax' as const] : []),
  ] as const;
  const open = anchor !== null;
  return (
    <>
      <Button
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('file.download')}
      </Button>
      <Menu
        id={id}
        className="no-print"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('file.download') } }}
      >
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              void save(kind);
            }}
          >
            <ListItemText
              primary={kind === 'lcax' ? 'LCAx' : kind.toUpperCase()}
              secondary={t(`file.${kind}`)}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
