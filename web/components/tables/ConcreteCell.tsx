import Tooltip from '@mui/material/Tooltip';
import type { Masses } from '#domain/materials/concreteVolume.ts';
import { SmallPrint } from '../Muted.tsx';
import { emptyValue } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { NumberCell } from './DataTable.tsx';

/** Concrete in m³ as engineers quote it, with its mass below; without grout; the exact kilograms on hover. */
export function ConcreteCell({ of }: { of: Masses | null | undefined }) {
  const concrete = useFormat().concrete(of);
  if (concrete === null) return <NumberCell>{emptyValue}</NumberCell>;
  return (
    <NumberCell>
      <Tooltip title={concrete.exact} describeChild>
        <span>{concrete.volume}</span>
      </Tooltip>
      <SmallPrint component="span" sx={{ display: 'block' }}>
        {concrete.mass}
      </SmallPrint>
    </NumberCell>
  );
}
