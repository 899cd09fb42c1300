import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../components/Muted.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { technologyFill } from '../../theme/technology.tsx';

/** kgCO₂e/m² of ten floors in C30 as the quick estimate gives them, rounded; a test holds them to it. */
export const landingExample = {
  beam_column: { min: 42, max: 96 },
  concrete_wall: { min: 49, max: 113 },
  structural_masonry: { min: 38, max: 97 },
};
type Example = keyof typeof landingExample;
const shown = Object.keys(landingExample) as Example[];
const axis = { min: 0, max: 120 };

/** Three towers and their ranges. */
export function LandingPicture() {
  const { t } = useTranslation('landing');
  const nameOf = useTechnologyName();
  return (
    <Card component="figure" sx={{ m: 0, p: 3 }}>
      <Box component="svg" viewBox="0 0 412 150" aria-hidden sx={{ display: 'block', width: '100%', mb: 2 }}>
        {shown.map((technology, tower) =>
          Array.from({ length: 9 }, (_, floor) => (
            <rect
              key={`${technology}-${floor}`}
              x={24 + tower * 132 + (floor === 0 ? -12 : 0)}
              y={128 - floor * 14}
              width={floor === 0 ? 124 : 100}
              height={11}
              rx={2}
              fill={technologyFill(technology)}
              opacity={floor === 0 ? 0.5 : 1}
            />
          )),
        )}
        <line x1="0" x2="412" y1="143" y2="143" stroke="var(--mui-palette-divider)" strokeWidth="2" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {shown.map((technology) => (
          <Box key={technology}>
            <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
              {nameOf(technology)}
            </Typography>
            <RangeBar
              range={landingExample[technology]}
              domain={axis}
              technology={technology}
              unit="kgCO₂e/m²"
              format={String}
            />
          </Box>
        ))}
      </Box>
      <SmallPrint component="figcaption" sx={{ display: 'block', mt: 2 }}>
        {t('caption')}
      </SmallPrint>
    </Card>
  );
}
