import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { divideRange } from '#domain/range.ts';
import type { decisionFigure_quantities$key } from '#relay/decisionFigure_quantities.graphql.ts';
import { NumberCell } from '../../components/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  quantities: decisionFigure_quantities$key | null | undefined;
  /** Of the tower; null or absent shows no figures per dwelling. */
  dwellings: number | null | undefined;
  strong?: boolean;
  /** The cells before the figures. */
  children: ReactNode;
};

/** Figures of a structure, of what carries it, or of both, as they were recorded. */
export function DecisionFigureRow({ quantities, dwellings, strong = false, children }: Props) {
  const { thousands, rangeInThousands, span } = useFormat();
  const figures = quantities ? readInlineData(fragment, quantities) : null;
  const each = (of: 'co2' | 'energy') =>
    figures && dwellings ? rangeInThousands(divideRange(figures[of], dwellings)) : '-';
  return (
    <TableRow sx={strong ? { '& td, & th': { fontWeight: 600 } } : {}}>
      {children}
      <NumberCell>{thousands(figures?.concrete)}</NumberCell>
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
    steel
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
