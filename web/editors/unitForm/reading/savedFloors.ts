import { middleOfRange } from '#domain/range.ts';
import { graphql, readInlineData } from 'react-relay';
import type { savedFloors_unit$key } from '#relay/savedFloors_unit.graphql.ts';
import type { SavedFloors } from './savedIntensity.ts';

/** A saved tower's floors by index, with the middle of each one's kgCO₂e/m². */
export function savedFloors(unit: savedFloors_unit$key): SavedFloors {
  const { floors, quantitiesSource } = readInlineData(
    graphql`
      fragment savedFloors_unit on Unit @inline {
        quantitiesSource
        floors {
          index
          category
          area
          consumption {
            co2 {
              min
              max
            }
          }
        }
      }
    `,
    unit,
  );
  // Without any simulation no floor lacks a structure yet.
  if (quantitiesSource === 'NONE') return new Map();
  return new Map(
    floors.map(({ index, category, area, consumption }) => {
      const intensity = consumption ? middleOfRange(consumption.co2) : null;
      return [index, { category: category.toLowerCase(), area, intensity }];
    }),
  );
}
