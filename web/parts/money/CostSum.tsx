import { useState, type ReactNode } from 'react';
import { SumLink } from './SumLink.tsx';
import { lazyPart } from '../../routing/lazyPart.tsx';

const CostDialog = lazyPart(() => import('./CostDialog.tsx').then((part) => part.CostDialog));

type Props = {
  /** Global id of the option, version, tower or project it is the cost of. */
  id: string;
  /** Whether the foundation is counted in. */
  withFoundation?: boolean;
  children: ReactNode;
};

/** A sum of money that opens to its lines: amounts, prices, codes, and fields for what is missing. */
export function CostSum({ id, withFoundation = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SumLink onClick={() => setOpen(true)} {...CostDialog.ahead}>
        {children}
      </SumLink>
      {isOpen && <CostDialog id={id} withFoundation={withFoundation} onClose={() => setOpen(false)} />}
    </>
  );
}
