import { graphql, useFragment } from 'react-relay';
import type { ProjectTotalsApart_project$key } from '#relay/ProjectTotalsApart_project.graphql.ts';
import { TotalsApart } from './TotalsApart.tsx';

/** What the towers of a project take per m² and per dwelling: structure, foundation, together. */
export function ProjectTotalsApart({ project }: { project: ProjectTotalsApart_project$key }) {
  const { quantities, foundationQuantities } = useFragment(
    graphql`
      fragment ProjectTotalsApart_project on Project {
        quantities {
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
          perDwelling {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
        foundationQuantities {
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
          perDwelling {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
      }
    `,
    project,
  );
  return (
    <TotalsApart
      structure={quantities?.perSquareMeter}
      foundation={foundationQuantities?.perSquareMeter}
      perDwelling={{ structure: quantities?.perDwelling, foundation: foundationQuantities?.perDwelling }}
    />
  );
}
