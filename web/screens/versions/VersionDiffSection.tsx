import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import type { VersionDiffSection_versions$key } from '#relay/VersionDiffSection_versions.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { VersionDiff, versionLines } from '../../parts/module/VersionDiff.tsx';
import { keyWith } from '../../i18n/keyWith.ts';

/** Two versions compared element by element; the address says which two. */
export function VersionDiffSection({ versions }: { versions: VersionDiffSection_versions$key }) {
  const { t } = useTranslation('versions');
  const { t: editorText } = useTranslation('moduleEditor');
  const { rangeInThousands } = useFormat();
  const listed = useFragment(
    graphql`
      fragment VersionDiffSection_versions on Version @relay(plural: true) {
        databaseId
        number
        name
        isValid
        quantities {
          factorSet {
            id
          }
          elements {
            element
            materials {
              key
              label
              unit
              amount
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
      }
    `,
    versions,
  );
  const [from, setFrom] = useSearchParam('from');
  const [to, setTo] = useSearchParam('to');
  const all = listed.map(({ databaseId: id, number, name, isValid, quantities }) => ({
    id,
    number,
    isValid,
    quantities,
    label: `${number}. ${name ?? t('unnamed', { number })} ${isValid ? `(${t('valid')})` : ''}`,
  }));
  const valid = all.find(({ isValid }) => isValid) ?? all.at(-1);
  const other = all.find((each) => each !== valid);
  const oldestFirst = [valid, other]
    .filter((each) => each !== undefined)
    .toSorted((x, y) => x.number - y.number);
  const a = all.find(({ id }) => id === from) ?? oldestFirst[0];
  const b = all.find(({ id }) => id === to) ?? oldestFirst.findLast((each) => each !== a);
  if (a === undefined || b === undefined) return null;
  const { co2: change, co2Verdict } = differenceOf(versionLines(b), versionLines(a));
  return (
    <Section title={t('diff.title')} text={t('diff.text')}>
      <VersionDiff
        versions={all}
        from={a}
        to={b}
        onFrom={setFrom}
        onTo={setTo}
        nameOf={(element) => editorText(keyWith('moduleEditor', 'element.', element))}
        sentence={t(`diff.${co2Verdict}`, {
          range: rangeInThousands(change.max <= 0 ? { min: -change.max, max: -change.min } : change),
        })}
      />
    </Section>
  );
}
