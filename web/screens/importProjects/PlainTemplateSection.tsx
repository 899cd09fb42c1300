import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../components/downloadFile.ts';
import { FileDownload } from '../../theme/icons.tsx';
import { SheetRules } from './SheetRules.tsx';

/** The public service's own layout: a tower of four floors, with the walls of one of them. */
const example = [
  [
    'project_name,project_cep,project_state,project_city,project_neighborhood,project_street,project_number,project_phase',
    'unit_name,floor_name,floor_area,floor_category,floor_height,floor_repetition',
    'module_wall_thickness,module_slab_thickness,module_wall_area,module_slab_area,module_wall_form_area,module_slab_form_area',
    'module_wall_concrete_25,module_slab_concrete_25,module_wall_steel_50,module_slab_steel_60',
  ],
  [
    'Residencial Ipê,05508-010,SP,São Paulo,Butantã,Rua A,100,preliminary_study',
    'Torre A,Térreo,600,ground_floor,3.2,1',
    ',,,,,',
    ',,,',
  ],
  [
    'Residencial Ipê,05508-010,SP,São Paulo,Butantã,Rua A,100,preliminary_study',
    'Torre A,Tipo,450.5,standard_floor,2.8,3',
    '0.12,0.1,300,400,600,400',
    '30,40,500,900',
  ],
].map((cells) => cells.join(','));

/** How a sheet must look for a service that reads its own layout alone, and an example of one. */
export function PlainTemplateSection() {
  const { t } = useTranslation('importProjects');
  return (
    <SheetRules rules={['rule.row', 'plain.rule.structure', 'plain.rule.headings', 'rule.faults']}>
      <Button
        variant="outlined"
        startIcon={<FileDownload />}
        onClick={() => downloadFile('projetos.csv', `\uFEFF${example.join('\r\n')}\r\n`)}
      >
        {t('template.download', { type: 'CSV' })}
      </Button>
    </SheetRules>
  );
}
