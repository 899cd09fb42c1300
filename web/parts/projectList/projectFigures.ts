import { graphql, readInlineData } from 'react-relay';
import type {
  projectFigures_figures$data,
  projectFigures_figures$key,
} from '#relay/projectFigures_figures.graphql.ts';

/** Figures of a project in a list. Masses kg, CO₂ kgCO₂e, energy MJ; null where they are not known. */
export type ProjectFigures = Omit<projectFigures_figures$data, ' $fragmentType'>;

/** The figures of a row, or of a project asked for by itself. */
export const readFigures = (figures: projectFigures_figures$key): ProjectFigures =>
  readInlineData(
    graphql`
      fragment projectFigures_figures on ProjectFigures @inline @throwOnFieldError {
        units
        totalFloors
        uncoveredFloors
        isComplete
        calls
        quantities {
          concrete
          grout
          steel
          flags
          co2 {
            min
            max
          }
          energy {
            min
            max
          }
          perSquareMeter {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
          ...totalsPart_quantities
        }
        foundationQuantities {
          co2 {
            min
            max
          }
          energy {
            min
            max
          }
          ...totalsPart_quantities
        }
      }
    `,
    figures,
  );
