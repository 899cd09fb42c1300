import ButtonGroup from '@mui/material/ButtonGroup';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { GridViewOutlined, TableRowsOutlined } from '../theme/icons.tsx';
import { PreloadLink } from './ScreenLink.tsx';
import { keyWith } from '../i18n/keyWith.ts';

type Props = { asTable: boolean; cards: string; table: string };

/** The same content as cards or as a table: two links, the current one marked. */
export function ViewSwitch({ asTable, cards, table }: Props) {
  const { t } = useTranslation();
  const views = [
    { name: 'cards', to: cards, isCurrent: !asTable, Icon: GridViewOutlined },
    { name: 'table', to: table, isCurrent: asTable, Icon: TableRowsOutlined },
  ];
  return (
    <ButtonGroup role="group" aria-label={t('view.label')} color="inherit" sx={{ color: 'text.secondary' }}>
      {views.map(({ name, to, isCurrent, Icon }) => (
        <Button
          key={name}
          component={PreloadLink}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          startIcon={<Icon />}
          sx={isCurrent ? { bgcolor: 'action.selected', color: 'text.primary' } : {}}
        >
          {t(keyWith('common', 'view.', name))}
        </Button>
      ))}
    </ButtonGroup>
  );
}
