import { graphql, readInlineData } from 'react-relay';
import type { lastEditor_project$key } from '#relay/lastEditor_project.graphql.ts';
import { nodesOf } from '../../relay/nodesOf.ts';

/**
 * Who last changed something of a project; null when its recent history does not say.
 *
 * @param subject project, unit, module and so on, as the history names them.
 * @param name of the thing, as it is now.
 */
export function lastEditor(project: lastEditor_project$key, subject: string, name: string): string | null {
  const { activity } = readInlineData(
    graphql`
      fragment lastEditor_project on Project @inline {
        activity(first: 20) {
          edges {
            node {
              subject
              subjectName
              actorName
            }
          }
        }
      }
    `,
    project,
  );
  const change = nodesOf(activity).find((each) => each.subject === subject && each.subjectName === name);
  return change?.actorName ?? null;
}
