import { CostNote } from '../money/CostNote.tsx';
import { TotalsBreakdown } from './TotalsBreakdown.tsx';
import type { TotalsPart } from './totalsPart.ts';

type Props = {
  /** Global id of what it is the cost of. */
  id: string;
  structure: TotalsPart | null;
  foundation: TotalsPart | null;
};

/** Structure, foundation and both per m² and per dwelling, and what they cost. */
export function TotalsAndCost({ id, structure, foundation }: Props) {
  return (
    <>
      <TotalsBreakdown structure={structure} foundation={foundation} />
      <CostNote id={id} structure={structure} foundation={foundation} />
    </>
  );
}
