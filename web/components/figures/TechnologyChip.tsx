import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { technologyNames } from '#domain/structures/technology/technologyAppearance.ts';
import { slabSystemOf, useSlabSystemName } from './slabSystem.ts';
import { TechnologyFill, technologyOf } from '../../theme/technology.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';

type SwatchProps = {
  technology: string;
  size?: number;
  /** A chip passes its icon a class, with the distance to the text. */
  className?: string;
};

/** Colour and pattern of a technology, as in every chart. */
export function TechnologySwatch({ technology, size = 12, className }: SwatchProps) {
  return (
    <Box
      component="span"
      aria-hidden
      className={className}
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '3px',
        overflow: 'hidden',
      }}
    >
      <TechnologyFill technology={technology} />
    </Box>
  );
}

type ChipProps = { technology: string; slabSystem?: string | null | undefined };

/** Name of a technology with its swatch, and of its slabs if known; takes GraphQL's or the domain's names. */
export function TechnologyChip({ technology, slabSystem }: ChipProps) {
  const name = useTechnologyName()(technology);
  const slabName = useSlabSystemName();
  const slabs = slabSystemOf(slabSystem);
  const label = slabs === null ? name : `${name} · ${slabName(slabs)}`;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={label}
      icon={<TechnologySwatch technology={technology} />}
      sx={{
        height: 'auto',
        minHeight: 24,
        '& .MuiChip-icon': { ml: 1 },
        '& .MuiChip-label': { whiteSpace: 'normal' },
      }}
    />
  );
}

/** Name of a technology in the current language. */
export function useTechnologyName(): (technology: string) => string {
  const language = useLanguage();
  return (technology) => technologyNames[technologyOf(technology)][language];
}
