import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionsTable_option$key } from '#relay/OptionsTable_option.graphql.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { ConcreteCell } from '../../../components/tables/ConcreteCell.tsx';
import { DataTable, NumberCell } from '../../../components/tables/DataTable.tsx';
import { NarrowRow } from '../../../components/tables/NarrowRow.tsx';
import { QuantityHeads } from '../../../components/tables/QuantityHeads.tsx';
import { TonnesCell } from '../../../components/tables/TonnesCell.tsx';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useSearchWith } from '../../../components/useSearchParam.ts';
import { emptyValue } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useTotalsNotes } from '../../../parts/totals/useTotalsNotes.ts';
import { Flags } from '../modules/Flags.tsx';
import { UnreadableNote } from '../options/UnreadableNote.tsx';
import type { ListedOption } from '../towerOptions.ts';

type Props = {
  options: readonly ListedOption[];
  /** Raw id of the simulation in view. */
  selected: string;
};

/** Simulations of the tower; a click shows the modules of one. */
export function OptionsTable({ options, selected }: Props) {
  const { t } = useTranslation('unit');
  const { t: column } = useTranslation('towerTables');
  const narrow = useNarrow();
  return (
    <DataTable
      label={t('options.title')}
      heads={
        narrow
          ? []
          : [
              column('column.name'),
              { name: column('column.covered') },
              <QuantityHeads key="quantities" perSquareMeter />,
            ]
      }
    >
      {options.map((option) => (
        <OptionRow key={option.id} option={option} selected={selected} />
      ))}
    </DataTable>
  );
}

/** `selected`: raw id of the simulation in view. */
type OptionRowProps = { option: OptionsTable_option$key; selected: string };

/** A simulation: how much of the tower it covers, its amounts and intensities; a click shows its modules. */
function OptionRow({ option, selected }: OptionRowProps) {
  const { t } = useTranslation('towerTables');
  const { concrete, thousands, span, integer } = useFormat();
  const narrow = useNarrow();
  const searchWith = useSearchWith();
  const withLossNote = useLossUnit();
  const totalsNotes = useTotalsNotes();
  const { id, databaseId, isReference, isUnfinished, proposal, coverage, quantities, foundation, ...data } =
    useFragment(
      graphql`
        fragment OptionsTable_option on Option @throwOnFieldError {
          id
          databaseId
          name
          isReference
          isUnfinished
          proposal {
            databaseId
          }
          coverage {
            totalFloors
            coveredFloors
          }
          quantities(withLosses: $withLosses) @catch(to: NULL) {
            concrete
            grout
            steel
            flags
            ...totalsPart_quantities
          }
          foundation {
            quantities(withLosses: $withLosses) {
              ...totalsPart_quantities
            }
          }
          ...UnreadableNote_option
        }
      `,
      option,
    );
  const structure = readTotalsPart(quantities);
  const foundationTotals = readTotalsPart(foundation?.quantities);
  const intensity = structure?.perSquareMeter;
  const inView = databaseId === selected;
  const name = (
    <>
      <ScreenLink
        to={searchWith('option', databaseId)}
        replace
        preventScrollReset
        aria-current={inView ? 'true' : undefined}
      >
        {data.name}
      </ScreenLink>{' '}
      {isReference && <Chip size="small" color="primary" variant="outlined" label={t('reference')} />}
      {isUnfinished && <Chip size="small" color="warning" variant="outlined" label={t('unfinished')} />}
      {proposal && <Chip size="small" color="info" variant="outlined" label={t('proposal')} />}
      <Flags flags={quantities?.flags ?? []} />
      <UnreadableNote option={data} />
      {totalsNotes(structure, foundationTotals).map((note) => (
        <SmallPrint key={note}>{note}</SmallPrint>
      ))}
      <CostNote id={id} structure={structure} foundation={foundationTotals} />
    </>
  );
  const covered = t('covered', {
    covered: integer(coverage.coveredFloors),
    total: integer(coverage.totalFloors),
  });
  const co2 = span(intensity?.co2);
  const energy = span(intensity?.energy);
  if (narrow)
    return (
      <NarrowRow
        columns={1}
        selected={inView}
        title={name}
        cells={[
          { label: t('column.covered'), value: covered },
          { label: withLossNote(t('quantity.concrete')), value: concrete(quantities)?.both ?? emptyValue },
          { label: t('quantity.steel'), unit: withLossNote('t'), value: thousands(quantities?.steel) },
          { label: t('quantity.co2'), unit: withLossNote('kgCO₂e/m²'), value: co2 },
          { label: t('quantity.energy'), unit: withLossNote('MJ/m²'), value: energy },
        ]}
      />
    );
  return (
    <TableRow hover selected={inView}>
      <TableCell sx={{ minWidth: 130 }}>{name}</TableCell>
      <NumberCell>
        <Box
          component="span"
          sx={coverage.coveredFloors < coverage.totalFloors ? { color: 'warning.main' } : {}}
        >
          {covered}
        </Box>
      </NumberCell>
      <ConcreteCell of={quantities} />
      <TonnesCell kg={quantities?.steel} />
      <NumberCell>{co2}</NumberCell>
      <NumberCell>{energy}</NumberCell>
    </TableRow>
  );
}
