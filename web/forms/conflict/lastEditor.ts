import { graphql, readInlineData } from 'react-relay';
import type { lastEditor_project$key, SubjectType } from '#relay/lastEditor_project.graphql.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

/**
 * Who last changed something of a project; null when its recent history does not say.
 *
 * @param name of the thing, as it is now.
 */
export function lastEditor(
  project: lastEditor_project$key,
  subject: SubjectType,
  name: string,
): string | null {
  const { activity } = readInlineData(
    graphql`
      fragment lastEditor_project on Project @inline {
        activity(first: 20) {
          edges {
            node {
              subjectType
              subjectName
              actorName
            }
          }
        }
      }
    `,
    project,
  );
  const change = nodesOf(activity).find((each) => each.subjectType === subject && each.subjectName === name);
  return change?.actorName ?? null;
}
