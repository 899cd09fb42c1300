import Typography from '@mui/material/Typography';
import { concreteDensity } from '#domain/limits.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Measure } from '../compared/measure.ts';
import { amountOf, type BulkMaterial } from '#domain/comparison/bulkAmounts.ts';
import { useMeasure } from '../useMeasure.ts';

/** Unit of a bulk material. */
export const bulkUnit = (bulk: BulkMaterial) => (bulk === 'blocks' ? 'un' : 'm³');

/** The mass beside the volume of an option's concrete, grout not included. */
export function ConcreteMass({ option, measure }: { option: ComparedOption; measure: Measure }) {
  const { format, units, ofMass } = useMeasure(measure);
  const volume = amountOf(option, 'concrete');
  if (volume === null) return null;
  return (
    <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
      {format(ofMass(volume * concreteDensity, option))} {units.mass}
    </Typography>
  );
}
