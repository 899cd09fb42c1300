import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TowerFloors_unit$key } from '#relay/TowerFloors_unit.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { UnitReading } from '../../editors/unitForm/reading/UnitReading.tsx';
import { paths, type TowerIds } from '../../paths.ts';
import { useOffered } from '../../session/offered.ts';
import { EditOutlined } from '../../theme/icons.tsx';

/** The floors of a tower to read; their form opens on demand. */
export function TowerFloors({ unit, tower }: { unit: TowerFloors_unit$key; tower: TowerIds }) {
  const { t } = useTranslation('unit');
  const { unitChanges } = useOffered();
  const data = useFragment(
    graphql`
      fragment TowerFloors_unit on Unit {
        viewerCanEdit
        ...UnitReading_unit
      }
    `,
    unit,
  );
  const edit = data.viewerCanEdit && unitChanges && (
    <Button
      variant="outlined"
      startIcon={<EditOutlined />}
      component={PreloadLink}
      to={paths.editUnitOf(tower)}
      preventScrollReset
    >
      {t('floors.edit')}
    </Button>
  );
  return <UnitReading unit={data} actions={edit} />;
}
