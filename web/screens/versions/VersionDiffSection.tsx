import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { versionChanges } from '#domain/comparison/versionChanges.ts';
import type {
  VersionDiffSection_versions$data,
  VersionDiffSection_versions$key,
} from '#relay/VersionDiffSection_versions.graphql.ts';
import { SelectBox } from '../../components/SelectBox.tsx';
import { Section } from '../../components/Section.tsx';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { DiffTable } from '../../parts/module/DiffTable.tsx';
import { keyWith } from '../../i18n/keyWith.ts';

/** Two versions held against each other, element by element; which two stands in the address. */
export function VersionDiffSection({ versions }: { versions: VersionDiffSection_versions$key }) {
  const { t } = useTranslation('versions');
  const { t: structure } = useTranslation('moduleEditor');
  const { rangeInThousands } = useFormat();
  const all = useFragment(
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
  const valid = all.find(({ isValid }) => isValid) ?? all.at(-1);
  const other = all.find((each) => each !== valid);
  const inTime = [valid, other].filter((each) => each !== undefined).toSorted((x, y) => x.number - y.number);
  const a = all.find(({ databaseId }) => databaseId === from) ?? inTime[0];
  const b = all.find(({ databaseId }) => databaseId === to) ?? inTime.findLast((each) => each !== a);
  if (a === undefined || b === undefined) return null;
  const [before, after] = [versionLines(a), versionLines(b)];
  const changes = versionChanges(
    { lines: before, dimensions: {}, floors: 1 },
    { lines: after, dimensions: {}, floors: 1 },
  );
  const { co2: change, co2Verdict } = differenceOf(after, before);
  const pick = (label: string, value: string, set: (id: string) => void) => (
    <SelectBox
      label={label}
      value={value}
      options={all.map(({ databaseId, number, name, isValid }) => [
        databaseId,
        `${number}. ${name ?? t('unnamed', { number })} ${isValid ? `(${t('valid')})` : ''}`,
      ])}
      onChange={set}
    />
  );
  return (
    <Section title={t('diff.title')} text={t('diff.text')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 2, maxWidth: 720 }}>
        {pick(t('diff.from'), a.databaseId, setFrom)}
        {pick(t('diff.to'), b.databaseId, setTo)}
      </Box>
      {changes.length === 0 ? (
        <Typography color="textSecondary">{t('diff.same')}</Typography>
      ) : (
        <>
          <Typography sx={{ mb: 2 }} className="numeric">
            {t(`diff.${co2Verdict}`, {
              range: rangeInThousands(change.max <= 0 ? { min: -change.max, max: -change.min } : change),
            })}
          </Typography>
          <DiffTable
            changes={changes}
            nameOf={(element) => structure(keyWith('moduleEditor', 'element.', element))}
          />
        </>
      )}
    </Section>
  );
}

/** What a version takes on all floors of its module, as a comparison takes it. */
function versionLines({ quantities }: VersionDiffSection_versions$data[number]): ComparedLine[] {
  const factorSet = quantities?.factorSet?.id ?? '';
  return (quantities?.elements ?? []).flatMap(({ element, materials }) =>
    materials.map((line) => ({ ...line, element, factorSet, isDeclared: false })),
  );
}
