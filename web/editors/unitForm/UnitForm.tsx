import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnFoundation } from '../../components/towerDrawing/TowerFoundation.tsx';
import { Section } from '../../components/Section.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { submitKeys } from '../../forms/submitKeys.ts';
import { TextField } from '../../forms/TextField.tsx';
import type { UnitForm as Unit } from '#domain/tower/unit.ts';
import { BuiltFields } from './BuiltFields.tsx';
import { DrawnFloors } from './reading/DrawnFloors.tsx';
import { FloorGroupsEditor } from './rows/FloorGroupsEditor.tsx';
import { askUnitRules } from './lazyUnitRules.ts';
import type { SavedFloors } from './reading/savedIntensity.ts';
import { UnitFormEnd } from './UnitFormEnd.tsx';

type Props = ComponentProps<typeof UnitFormEnd> & {
  /** Saves what the form holds. */
  onSave: (values: Unit) => Promise<void>;
  /** Floors as the server has them, for intensities and gaps. */
  saved?: SavedFloors;
  /** What carries the saved tower. */
  foundation?: DrawnFoundation | null;
  /** CO₂ and energy of the saved floors, under the form beside the drawing. */
  byFloor?: ReactNode;
  /** Fields before the name. */
  children?: ReactNode;
};

/** Name and floors of a tower, drawn live beside them. */
export function UnitForm({ form, onSave, saved, foundation, byFloor, children, ...end }: Props) {
  const { t } = useTranslation('unitForm');
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => void form.handleSubmit(onSave)(event)}
      onKeyDown={submitKeys}
      onFocus={askUnitRules}
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { lg: 'auto 1fr' },
        '@media print': { display: 'block' },
        mb: 3,
      }}
    >
      {/* Paper takes no input; the drawing, the summary and the list of floors say the same. */}
      <div className="no-print">
        <Section title={t('floors.title')} text={t('floors.text')}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {children}
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 200px' }, maxWidth: 640 }}>
              <TextField control={form.control} name="name" label={t('name')} required />
              <SelectField
                control={form.control}
                name="type"
                label={t('type')}
                required
                options={[
                  { value: '', label: t('type.none') },
                  { value: 'tower', label: t('type.tower') },
                ]}
              />
            </Box>
            <BuiltFields form={form} />
            <FloorGroupsEditor form={form} />
            <FaultList />
            <UnitFormEnd form={form} {...end} />
          </Box>
        </Section>
      </div>
      <Box sx={{ position: { lg: 'sticky' }, top: 16, gridRow: { lg: '1 / span 2' }, gridColumn: { lg: 2 } }}>
        <DrawnFloors form={form} saved={saved ?? null} foundation={foundation ?? null} />
      </Box>
      {byFloor}
    </Box>
  );
}
