import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { drawnRanges } from '#domain/decision/rangesAxis.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { DecisionRanges_comparison$key } from '#relay/DecisionRanges_comparison.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';

/** CO₂ of each option per m² on one axis, from its cleanest suppliers to its worst; the chosen one in bold. */
export function DecisionRanges({ comparison }: { comparison: DecisionRanges_comparison$key }) {
  const { t } = useTranslation('decision');
  const { items, chosen, withFoundation } = useFragment(
    graphql`
      fragment DecisionRanges_comparison on RecordedComparison {
        withFoundation
        chosen
        items {
          optionId
          name
          technologies
          quantities {
            co2PerSquareMeter {
              min
              max
            }
          }
          foundation {
            together {
              co2PerSquareMeter {
                min
                max
              }
            }
          }
        }
      }
    `,
    comparison,
  );
  const drawn = items.map(({ technologies, ...item }) => ({
    ...item,
    technologies: technologies.map((each) => each.toLowerCase() as Technology),
  }));
  const { rows, axis } = drawnRanges(drawn, withFoundation);
  if (rows.length === 0) return null;
  return (
    <Box sx={{ mb: 3, maxWidth: 720 }}>
      <Muted sx={{ mb: 1 }}>{t('ranges.text')}</Muted>
      {rows.map(({ item, place, range }) => (
        <Box
          key={item.optionId}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(90px, 30%) 1fr', gap: 1.5, mb: 0.5 }}
        >
          <Typography
            variant="body2"
            sx={{ overflowWrap: 'anywhere', fontWeight: place === chosen ? 600 : 400 }}
          >
            {item.name}
          </Typography>
          <RangeBar range={range} domain={axis} unit="kgCO₂e/m²" technology={item.technologies[0]} />
        </Box>
      ))}
    </Box>
  );
}
