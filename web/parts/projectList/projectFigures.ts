import { graphql, readInlineData } from 'react-relay';
import type {
  projectFigures_figures$data,
  projectFigures_figures$key,
} from '#relay/projectFigures_figures.graphql.ts';

/** Figures of a project in a list. Masses kg, CO₂ kgCO₂e, energy MJ; null where they are not known. */
export type ProjectFigures = Omit<projectFigures_figures$data, ' $fragmentType'>;

const known = new WeakMap<projectFigures_figures$key, ProjectFigures>();

/** The figures of a row, or of a project asked for by itself; the same object for the same figures. */
export function readFigures(figures: projectFigures_figures$key): ProjectFigures {
  const read = known.get(figures) ?? readNow(figures);
  known.set(figures, read);
  return read;
}

const readNow = (figures: projectFigures_figures$key): ProjectFigures =>
  readInlineData(
    graphql`
      fragment projectFigures_figures on ProjectFigures @inline @throwOnFieldError {
        units
        totalFloors
        uncoveredFloors
        coveredArea
        isComplete
        calls
        quantities {
          concrete
          grout
          steel
          flags
          cost {
            min
            max
          }
          ...ranges_quantities @relay(mask: false)
          perSquareMeter {
            ...ranges_quantities @relay(mask: false)
          }
          ...totalsPart_quantities
        }
        foundationQuantities {
          ...ranges_quantities @relay(mask: false)
          ...totalsPart_quantities
        }
      }
    `,
    figures,
  );
