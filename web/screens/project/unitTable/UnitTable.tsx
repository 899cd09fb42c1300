import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { UnitTable_project$key } from '#relay/UnitTable_project.graphql.ts';
import { DataTable, useSort, type Heading } from '../../../components/tables/DataTable.tsx';
import { sortRows } from '../../../components/tables/sortRows.ts';
import { downloadFile } from '../../../components/downloadFile.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { useIntensityAxes } from '../../../components/figures/IntensityBars.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { Section } from '../../../components/Section.tsx';
import { useRows } from '../../../components/deletion/useRows.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { missingPriceNames } from '../../../parts/money/missingPriceNames.ts';
import { useShowMoney } from '../../../parts/money/useShowMoney.ts';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { caughtValue } from '../../../relay/caughtValue.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
import { FileDownload } from '../../../theme/icons.tsx';
import { unitColumns } from './unitColumns.ts';
import { unitCsv } from './unitCsv.ts';
import { useUnitFile } from './useUnitFile.ts';
import { UnitTableRow } from './UnitTableRow.tsx';
import { uncheckedKey } from '../../../i18n/keyWith.ts';

/** The towers of a project, one row each, and the same as a sheet. */
export function UnitTable({ project }: { project: UnitTable_project$key }) {
  const { t, i18n } = useTranslation('unitTable');
  const narrow = useNarrow();
  const [isMoneyShown] = useShowMoney();
  const messages = useMessages();
  const { data, pages } = usePages(
    graphql`
      fragment UnitTable_project on Project
      @refetchable(queryName: "UnitTablePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        id
        databaseId
        name
        units(first: $first, after: $after) @connection(key: "UnitTable_units") {
          edges {
            node {
              id
              name
              totalFloors
              totalArea
              uncoveredFloors
              quantitiesSource
              dwellings
              repetitionCount
              quantities @catch {
                concrete
                steel
                cost {
                  min
                  max
                }
                missingPrices
                missingAmounts
                ...ranges_quantities @relay(mask: false)
                perSquareMeter {
                  co2 {
                    max
                  }
                  energy {
                    max
                  }
                }
                ...totalsPart_quantities
              }
              foundationQuantities {
                ...totalsPart_quantities
              }
              ...UnitTableRow_unit
            }
          }
        }
      }
    `,
    project,
  );
  const sort = useSort('name');
  const unitHead = { name: t('column.unit'), align: 'left', field: 'name' } as const;
  const heads: Heading[] = narrow
    ? [unitHead, { name: t('column.perSquareMeter'), align: 'left', field: 'co2' }]
    : [
        unitHead,
        t('column.source'),
        { name: t('column.floors'), field: 'floors' },
        { name: t('quantity.area'), unit: 'm²', field: 'area' },
        { name: t('quantity.concrete'), unit: 'm³ · t', field: 'concrete' },
        { name: t('quantity.steel'), unit: 't', field: 'steel' },
        { name: t('quantity.co2'), unit: 'kgCO₂e/m²', align: 'left', field: 'co2' },
        { name: t('quantity.energy'), unit: 'MJ/m²', align: 'left', field: 'energy' },
      ];
  const { all, shown } = useRows(data.units);
  const readable = shown.map((unit) => ({ ...unit, quantities: caughtValue(unit.quantities) }));
  const units = sortRows(readable, unitColumns, sort, i18n.language);
  const axes = useIntensityAxes(all.map(({ quantities }) => caughtValue(quantities)?.perSquareMeter));
  const write = (slabs: ReadonlyMap<string, readonly string[]>) =>
    downloadFile(
      `${data.name}.csv`,
      unitCsv(
        units.map((unit) => ({
          ...unit,
          slabs: slabs.get(unit.id) ?? [],
          missingPriceNames: missingPriceNames(unit.quantities, messages),
          structure: readTotalsPart(unit.quantities),
          foundation: readTotalsPart(unit.foundationQuantities),
        })),
        i18n.language,
        (key) => t(uncheckedKey(key)),
        isMoneyShown,
      ),
    );
  const [download, isReading] = useUnitFile(data.id, pages, write);
  if (units.length === 0)
    return (
      <Section title={t('units.title')}>
        <EmptyState compact title={t('units.none.title')} text={t('units.none.text')} />
      </Section>
    );
  return (
    <Section
      title={t('units.title')}
      text={t('units.text')}
      actions={
        <Button
          startIcon={<FileDownload />}
          loading={isReading}
          onClick={download}
          aria-label={t('units.csv')}
        >
          CSV
        </Button>
      }
    >
      <DataTable label={t('units.table')} sx={narrow ? {} : { minWidth: 980 }} heads={heads} sort={sort}>
        {units.map((unit) => (
          <UnitTableRow key={unit.id} unit={unit} projectId={data.databaseId} axes={axes} narrow={narrow} />
        ))}
      </DataTable>
      <LoadMore shown={all.length} pages={pages} />
    </Section>
  );
}
