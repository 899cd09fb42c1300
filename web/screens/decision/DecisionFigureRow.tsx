import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { amountOf, type BulkMaterial } from '#domain/comparison/bulkAmounts.ts';
import { divideRange } from '#domain/range.ts';
import type { decisionFigure_quantities$key } from '#relay/decisionFigure_quantities.graphql.ts';
import { ConcreteCell } from '../../components/ConcreteCell.tsx';
import { NumberCell } from '../../components/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  quantities: decisionFigure_quantities$key | null | undefined;
  /** Columns of materials beside concrete. */
  beside: readonly BulkMaterial[];
  /** Of the tower; null or absent shows no figures per dwelling. */
  dwellings: number | null | undefined;
  strong?: boolean;
  /** The cells before the figures. */
  children: ReactNode;
};

/** Figures of a structure, of what carries it, or of both, as they were recorded. */
export function DecisionFigureRow({ quantities, beside, dwellings, strong = false, children }: Props) {
  const { significant, thousands, rangeInThousands, span } = useFormat();
  const figures = quantities ? readInlineData(fragment, quantities) : null;
  const each = (of: 'co2' | 'energy') =>
    figures && dwellings ? rangeInThousands(divideRange(figures[of], dwellings)) : '-';
  return (
    <TableRow sx={strong ? { '& td, & th': { fontWeight: 600 } } : {}}>
      {children}
      <ConcreteCell of={figures} />
      {beside.map((bulk) => (
        <NumberCell key={bulk}>{significant(figures && amountOf(figures, bulk))}</NumberCell>
      ))}
      <NumberCell>{thousands(figures?.steel)}</NumberCell>
      <NumberCell>{rangeInThousands(figures?.co2)}</NumberCell>
      <NumberCell>{span(figures?.co2PerSquareMeter)}</NumberCell>
      <NumberCell>{rangeInThousands(figures?.energy)}</NumberCell>
      <NumberCell>{span(figures?.energyPerSquareMeter)}</NumberCell>
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
  fragment decisionFigure_quantities on RecordedQuantities @inline {
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
