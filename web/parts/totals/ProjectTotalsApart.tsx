import { graphql, useFragment } from 'react-relay';
import type { ProjectTotalsApart_project$key } from '#relay/ProjectTotalsApart_project.graphql.ts';
import { TotalsApart } from './TotalsApart.tsx';
import { readTotalsPart } from './totalsPart.ts';

/** What the towers of a project take per m² and per dwelling: structure, foundation, together. */
export function ProjectTotalsApart({ project }: { project: ProjectTotalsApart_project$key }) {
  const { quantities, foundationQuantities } = useFragment(
    graphql`
      fragment ProjectTotalsApart_project on Project {
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
    <TotalsApart structure={readTotalsPart(quantities)} foundation={readTotalsPart(foundationQuantities)} />
  );
}
