import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

type Props = { range: Range; upTo: number | null; from: number | null; unit: string };

/** The range of a factor with the part of it that settles the answer, and a tick at each limit, if there is one. */
export function LimitOnRange({ range, upTo, from, unit }: Props) {
  const { t } = useTranslation('compare');
  const { list, significant, span } = useFormat();
  const at = (value: number) => `${((value - range.min) / (range.max - range.min)) * 100}%`;
  const limits = [upTo, from].filter((value) => value !== null);
  const label = t(limits.length === 0 ? 'ask.range' : 'ask.picture', {
    range: span(range),
    unit,
    limits: list(limits.map((value) => significant(value))),
  });
  return (
    <Box role="img" aria-label={label} sx={{ my: 0.5 }}>
      <Box sx={{ position: 'relative', height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
        {upTo !== null && <Settled left="0%" right={`calc(100% - ${at(upTo)})`} />}
        {from !== null && <Settled left={at(from)} right="0%" />}
        {limits.map((value) => (
          <Box
            key={value}
            sx={{ position: 'absolute', insetBlock: -3, left: at(value), width: 2, bgcolor: 'text.primary' }}
          />
        ))}
      </Box>
      <Box
        aria-hidden
        className="numeric"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{significant(range.min)}</span>
        <span>{significant(range.max)}</span>
      </Box>
    </Box>
  );
}

const Settled = ({ left, right }: { left: string; right: string }) => (
  <Box sx={{ position: 'absolute', insetBlock: 0, left, right, borderRadius: 1, bgcolor: 'co2.main' }} />
);
