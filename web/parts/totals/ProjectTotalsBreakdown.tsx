import { graphql, useFragment } from 'react-relay';
import type { ProjectTotalsBreakdown_project$key } from '#relay/ProjectTotalsBreakdown_project.graphql.ts';
import { TotalsAndCost } from './TotalsAndCost.tsx';
import { readTotalsPart } from './totalsPart.ts';

/** What the towers of a project take per m² and per dwelling: structure, foundation, together; and costs. */
export function ProjectTotalsBreakdown({ project }: { project: ProjectTotalsBreakdown_project$key }) {
  const { id, quantities, foundationQuantities } = useFragment(
    graphql`
      fragment ProjectTotalsBreakdown_project on Project {
        id
        quantities {
          ...totalsPart_quantities
        }
        foundationQuantities {
          ...totalsPart_quantities
        }
      }
    `,
    project,
  );
  return (
    <TotalsAndCost
      id={id}
      structure={readTotalsPart(quantities)}
      foundation={readTotalsPart(foundationQuantities)}
    />
  );
}
