import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { projectFigures_figures$key } from '#relay/projectFigures_figures.graphql.ts';
import type { useFilledFiguresQuery } from '#relay/useFilledFiguresQuery.graphql.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { leastCalls } from './figureBudgets.ts';
import { type ProjectFigures, readFigures } from './projectFigures.ts';

type Row = { readonly id: string; readonly databaseId: string; readonly figures: projectFigures_figures$key };

const figuresQuery = graphql`
  query useFilledFiguresQuery($projectId: ID!, $mostCalls: Int!) {
    project(projectId: $projectId) {
      figures(mostCalls: $mostCalls) {
        calls
        isComplete
        ...projectFigures_figures
      }
    }
  }
`;

/**
 * Figures of the rows of a list. Where the connected service leaves them out of its list, they are requested project by
 * project, from the top, and appear one by one. At most `mostCalls` are spent before somebody asks for more, because
 * the service counts all its callers as one. A row and its figures stay the same objects while unchanged, so that
 * others arriving do not render them again.
 */
export function useFilledFigures<Listed extends Row>(rows: readonly Listed[], mostCalls: number) {
  const askFigures = useFetchQuery<useFilledFiguresQuery>(figuresQuery);
  const [filled, setFilled] = useState<ReadonlyMap<string, ProjectFigures>>(new Map());
  const [turn, setTurn] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const known = rows.map((row) => ({ row, figures: filled.get(row.id) ?? readFigures(row.figures) }));
  const lacking = known.filter(({ figures }) => !figures.isComplete);
  const wanted = lacking.map(({ row: { id, databaseId } }) => `${id} ${databaseId}`).join();
  useEffect(() => {
    if (wanted === '') return;
    const state = { stopped: false };
    const ask = async () => {
      let left = mostCalls;
      setAsking(true);
      for (const pair of wanted.split(',')) {
        const [id = '', projectId = ''] = pair.split(' ');
        if (left < leastCalls) break;
        const answer = await askFigures({ projectId, mostCalls: left }).catch(() => undefined);
        if (state.stopped) return;
        const figures = answer?.project?.figures;
        left -= figures?.calls ?? leastCalls;
        if (figures?.isComplete === true)
          setFilled((before) => new Map(before).set(id, readFigures(figures)));
      }
      setAsking(false);
    };
    void ask();
    return () => {
      state.stopped = true;
    };
    // A turn fills the rows that lacked figures when it began; a row filled meanwhile must not start it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [askFigures, turn, mostCalls]);
  return {
    rows: known,
    lacking: lacking.length,
    isFilling: isAsking,
    fillMore: () => setTurn(turn + 1),
  };
}
