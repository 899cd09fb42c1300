import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { amountOf, type BulkMaterial } from '#domain/comparison/bulkAmounts.ts';
import { divideRange } from '#domain/range.ts';
import type { recordedTotals_quantities$key } from '#relay/recordedTotals_quantities.graphql.ts';
import { ConcreteCell } from '../../components/tables/ConcreteCell.tsx';
import { NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  quantities: recordedTotals_quantities$key | null | undefined;
  /** Columns of materials beside concrete. */
  beside: readonly BulkMaterial[];
  /** Of the tower; null or absent shows no figures per dwelling. */
  dwellings: number | null | undefined;
  strong?: boolean;
  /** The cells before the figures. */
  children: ReactNode;
};

/** Figures of a structure, of what carries it, or of both, as they were recorded. */
export function RecordedTotalsRow({ quantities, beside, dwellings, strong = false, children }: Props) {
  const { significant, thousands, rangeInThousands, span } = useFormat();
  const totals = quantities ? readInlineData(fragment, quantities) : null;
  const each = (of: 'co2' | 'energy') =>
    totals && dwellings ? rangeInThousands(divideRange(totals[of], dwellings)) : '-';
  return (
    <TableRow sx={strong ? { '& td, & th': { fontWeight: 600 } } : {}}>
      {children}
      <ConcreteCell of={totals} />
      {beside.map((bulk) => (
        <NumberCell key={bulk}>{significant(totals && amountOf(totals, bulk))}</NumberCell>
      ))}
      <NumberCell>{thousands(totals?.steel)}</NumberCell>
      <NumberCell>{rangeInThousands(totals?.co2)}</NumberCell>
      <NumberCell>{span(totals?.co2PerSquareMeter)}</NumberCell>
      <NumberCell>{rangeInThousands(totals?.energy)}</NumberCell>
      <NumberCell>{span(totals?.energyPerSquareMeter)}</NumberCell>
      {dwellings != null && (
        <>
          <NumberCell>{each('co2')}</NumberCell>
          <NumberCell>{each('energy')}</NumberCell>
        </>
      )}
    </TableRow>
  );
}

const fragment = graphql`
  fragment recordedTotals_quantities on RecordedQuantities @inline {
    concrete
    grout
    steel
    materials {
      key
      amount
    }
    co2 {
      min
      max
    }
    energy {
      min
      max
    }
    co2PerSquareMeter {
      min
      max
    }
    energyPerSquareMeter {
      min
      max
    }
  }
`;
