import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import { limitValue } from '#domain/comparison/wording/sentence.ts';
import { unitText } from '#domain/texts/unitText.ts';
import type {
  DocumentsToAsk_comparison$data,
  DocumentsToAsk_comparison$key,
} from '#relay/DocumentsToAsk_comparison.graphql.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { LimitOnRange } from './LimitOnRange.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';

const LetterDialog = lazyPart(() => import('./LetterDialog.tsx').then((part) => part.LetterDialog));

type AskedDocument = DocumentsToAsk_comparison$data['documents'][number];

type Props = { comparison: DocumentsToAsk_comparison$key; options: readonly ComparedOption[] };

/** The one or two suppliers' documents that would settle the answer, each with its limit on the set's range. */
export function DocumentsToAsk({ comparison, options }: Props) {
  const { t } = useTranslation('compare');
  const { list } = useFormat();
  const { documents, settledBy } = useFragment(
    graphql`
      fragment DocumentsToAsk_comparison on Comparison {
        settledBy
        documents {
          label
          material
          materialLabel
          unit
          guaranteedGain
          settlesUpTo
          settlesFrom
          low
          high
          letter
        }
      }
    `,
    comparison,
  );
  const useful = documents
    .filter(
      ({ guaranteedGain, settlesUpTo, settlesFrom }) => guaranteedGain > 0 || settlesUpTo || settlesFrom,
    )
    .slice(0, 2);
  if (documents.length === 0) return null;
  const built = options.flatMap(({ name, side }) => (hasStructure(side) ? [name] : []));
  return (
    <Box>
      <Typography variant="h4" component="h2">
        {t('ask.title')}
      </Typography>
      {useful.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t('ask.several', { count: settledBy?.length ?? documents.length })}
        </Typography>
      ) : (
        <SmallPrint>{t('ask.among', { names: list(built) })}</SmallPrint>
      )}
      <Box component="ol" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {useful.map((document) => (
          <li key={document.material}>
            <Asked document={document} canEdit={options.some(({ canEdit }) => canEdit)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Asked({ document, canEdit }: { document: AskedDocument; canEdit: boolean }) {
  const { t } = useTranslation('compare');
  const { significant } = useFormat();
  const [writing, setWriting] = useState(false);
  const { label, materialLabel, low, high, letter, material } = document;
  const { settlesUpTo, settlesFrom } = document;
  const unit = `kgCO₂e/${unitText(document.unit)}`;
  // The sentence and the picture name the same limit.
  const upTo = settlesUpTo && limitValue({ upTo: settlesUpTo, from: null, low, high });
  const from = settlesFrom && limitValue({ upTo: null, from: settlesFrom, low, high });
  const limits = [
    ...(upTo === null ? [] : [{ key: 'upTo', value: upTo }]),
    ...(from === null ? [] : [{ key: 'from', value: from }]),
  ];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">
          <strong>
            {label} {materialLabel}
          </strong>
          {limits.map(({ key, value }) => (
            <span key={key}>
              {' '}
              · {t(keyWith('compare', 'ask.', key), { value: significant(value), unit })}
            </span>
          ))}
        </Typography>
        <Button size="small" className="no-print" onClick={() => setWriting(true)} {...LetterDialog.ahead}>
          {t('ask.letter')}
        </Button>
      </Box>
      <LimitOnRange range={{ min: low, max: high }} upTo={upTo} from={from} unit={unit} />
      {writing && (
        <LetterDialog
          letter={letter}
          material={material}
          title={`${label} ${materialLabel}`}
          canEdit={canEdit}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
