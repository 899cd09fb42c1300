import Tooltip from '@mui/material/Tooltip';
import { useFormat } from '../../i18n/useFormat.ts';
import { NumberCell } from './DataTable.tsx';

/** A mass in tonnes, the exact kilograms on hover. */
export function TonnesCell({ kg }: { kg: number | null | undefined }) {
  const { number, thousands } = useFormat();
  return (
    <NumberCell>
      <Tooltip title={typeof kg === 'number' ? `${number(kg)} kg` : ''} describeChild>
        <span>{thousands(kg)}</span>
      </Tooltip>
    </NumberCell>
  );
}
