import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { roundedDownPercent } from '#domain/comparison/wording/sentence.ts';
import type { AnswerBasis_comparison$key } from '#relay/AnswerBasis_comparison.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = { comparison: AnswerBasis_comparison$key; options: readonly ComparedOption[] };

/** The basis of the answer in plain words: its assumptions, and its margin beside the expected precision. */
export function AnswerBasis({ comparison, options }: Props) {
  const { t } = useTranslation('compare');
  const { plain } = useFormat();
  const { items, co2, energy } = useFragment(
    graphql`
      fragment AnswerBasis_comparison on Comparison {
        co2: answer {
          certainty
          margin
        }
        energy: answer(of: ENERGY) {
          certainty
        }
        items {
          option {
            precision
            unit {
              project {
                phase
              }
            }
          }
        }
      }
    `,
    comparison,
  );
  const certainties = [co2.certainty, energy.certainty];
  // The same cement is described as an addition to the same suppliers.
  const last = (['SAME_CEMENT', 'SAME_SUPPLIERS'] as const).find((each) => certainties.includes(each));
  const explained = last === 'SAME_CEMENT' ? (['SAME_SUPPLIERS', last] as const) : last ? [last] : [];
  const margin = () => {
    if (co2.margin === null) return [];
    const coarsest = Math.max(...options.map(({ precision }) => precision));
    const withOwnPrecision = items.find(({ option }) => option.precision === coarsest);
    const words = {
      margin: plain(roundedDownPercent(co2.margin)),
      precision: plain(roundedDownPercent(coarsest)),
      phase: t(keyWith('common', 'phase.', items[0]?.option.unit.project.phase.toLowerCase() ?? '')),
    };
    return [t(withOwnPrecision ? 'answer.margin.told' : 'answer.margin.phase', words)];
  };
  const sentences = [...explained.map((each) => t(`answer.means.${each}`)), ...margin()];
  return sentences.length > 0 && <Muted sx={{ mt: 0.5 }}>{sentences.join(' ')}</Muted>;
}
