import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { SummarizeOutlined } from '../../../theme/icons.tsx';
import { OptionsFrame } from '../options/OptionsSection.tsx';
import { type TowerOptions, useTowerOptions } from '../towerOptions.ts';
import { OptionsTable } from './OptionsTable.tsx';
import { SummaryProvider, useSummary } from './Summary.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

/** The simulations of a tower as a table, the summary of the one in view beside it. */
export const OptionTables = ({ unit }: { unit: TowerOptions }) => (
  <SummaryProvider>
    <TablesBesideSummary unit={unit} />
  </SummaryProvider>
);

function TablesBesideSummary({ unit }: { unit: TowerOptions }) {
  const { t } = useTranslation('towerTables');
  const { isOpen, toggleOpen } = useSummary();
  const options = useTowerOptions(unit);
  const { all, shown, inView, pages } = options;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: inView && isOpen ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
        },
      }}
    >
      <OptionsFrame options={options}>
        {inView && <OptionsTable options={shown} selected={inView.databaseId} />}
        {inView && !isOpen && (
          <Button startIcon={<SummarizeOutlined />} onClick={toggleOpen} sx={{ mt: 1 }}>
            {t('summary.open')}
          </Button>
        )}
        <LoadMore name="page.options" shown={all.length} pages={pages} />
      </OptionsFrame>
      {inView && <SummaryPanel option={inView} />}
    </Box>
  );
}
