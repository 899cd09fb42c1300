import CompareArrows from '@mui/icons-material/CompareArrows';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnitHeader_unit$key } from '#relay/UnitHeader_unit.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { UnitTotalsApart } from '../../parts/totals/UnitTotalsApart.tsx';
import { paths } from '../../paths.ts';

/** Name and size of the tower, and the ways on. */
export function UnitHeader({ unit, projectId }: { unit: UnitHeader_unit$key; projectId: string }) {
  const { t } = useTranslation('unit');
  const { integer, plain } = useFormat();
  const data = useFragment(
    graphql`
      fragment UnitHeader_unit on Unit {
        databaseId
        name
        totalFloors
        totalArea
        repetitionCount
        dwellings
        ...UnitTotalsApart_unit
      }
    `,
    unit,
  );
  const size = t('size', {
    count: data.totalFloors,
    n: integer(data.totalFloors),
    area: plain(data.totalArea),
  });
  const count = data.repetitionCount ?? 1;
  const { dwellings } = data;
  const homes = dwellings == null ? null : t('dwellings', { count: dwellings, n: integer(dwellings) });
  const built = count > 1 ? t('built', { count, n: integer(count) }) : null;
  return (
    <PageHeader
      title={data.name || data.databaseId || t('fallback')}
      text={[size, homes, built].filter((part) => part !== null).join(' · ')}
      below={<UnitTotalsApart unit={data} />}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<TableChartOutlined />}
            component={PreloadLink}
            to={paths.towerTables({ projectId, unitId: data.databaseId })}
          >
            {t('tables')}
          </Button>
          <Button
            variant="contained"
            startIcon={<CompareArrows />}
            component={PreloadLink}
            to={paths.compare({ projectId, unitId: data.databaseId })}
          >
            {t('compare')}
          </Button>
        </>
      }
    />
  );
}
