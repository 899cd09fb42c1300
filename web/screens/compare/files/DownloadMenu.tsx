import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDownload } from '../../../theme/icons.tsx';
import type { Compared } from '../compared/compared.ts';
import { useComparisonFiles } from './useComparisonFiles.ts';

/** The comparison as a file: tables for spreadsheets, the chart for slides. */
export function DownloadMenu({ compared }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const files = useComparisonFiles(compared);
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
        {(['xlsx', 'csv', 'png', 'svg'] as const).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              void files[kind]();
            }}
          >
            <ListItemText primary={kind.toUpperCase()} secondary={t(`file.${kind}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
