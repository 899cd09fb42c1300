import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { resolveLanguage } from '#domain/messages.ts';
import { technologyNames } from '#domain/technologyAppearance.ts';
import { technologyBackground, technologyOf } from '../theme/technology.tsx';

type SwatchProps = {
  technology: string;
  size?: number;
  /** A chip gives its icon one, with the distance to the text. */
  className?: string;
};

/** Colour and pattern of a technology, as in every chart. */
export function TechnologySwatch({ technology, size = 12, className }: SwatchProps) {
  return (
    <Box
      component="span"
      aria-hidden
      className={className}
      sx={{ display: 'inline-block', flex: 'none', width: size, height: size, borderRadius: '3px' }}
      style={{ background: technologyBackground(technology) }}
    />
  );
}

/** Name of a technology with its swatch; takes GraphQL's or the domain's name. */
export function TechnologyChip({ technology }: { technology: string }) {
  const label = useTechnologyName()(technology);
  return (
    <Chip
      size="small"
      variant="outlined"
      label={label}
      icon={<TechnologySwatch technology={technology} />}
      sx={{ '& .MuiChip-icon': { ml: 1 } }}
    />
  );
}

/** Name of a technology in the language in force. */
export function useTechnologyName(): (technology: string) => string {
  const { i18n } = useTranslation();
  const language = resolveLanguage(i18n.language);
  return (technology) => technologyNames[technologyOf(technology)][language];
}
