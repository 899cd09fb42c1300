import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../../components/deferred/Fold.tsx';
import type { Compared } from '../compared/compared.ts';
import { ElementTable } from './ElementTable.tsx';
import { MaterialTable } from './MaterialTable.tsx';

/** Where the difference comes from: by material, or by element. On paper, where no tab can be chosen, by both. */
export function ComparisonTables({ compared }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const [by, setBy] = useState<'material' | 'element'>('material');
  const material = <MaterialTable compared={compared} />;
  const element = <ElementTable compared={compared} />;
  return (
    <Fold title={t('tables.title')} text={t('tables.text')}>
      <Tabs
        className="no-print"
        value={by}
        onChange={(_, value: 'material' | 'element') => setBy(value)}
        sx={{ mb: 2 }}
      >
        <Tab value="material" label={t('tables.material')} id="by-material" aria-controls="by-panel" />
        <Tab value="element" label={t('tables.element')} id="by-element" aria-controls="by-panel" />
      </Tabs>
      <div role="tabpanel" id="by-panel" aria-labelledby={`by-${by}`}>
        {by === 'material' ? material : element}
      </div>
      <Box sx={{ display: 'none', '@media print': { display: 'block', mt: 2 } }}>
        {by === 'material' ? element : material}
      </Box>
    </Fold>
  );
}
