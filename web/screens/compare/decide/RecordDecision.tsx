import Button from '@mui/material/Button';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import type { RecordDecision_unit$key } from '#relay/RecordDecision_unit.graphql.ts';
import { useOffered } from '../../../session/offered.ts';
import type { Compared } from '../compared/compared.ts';
import { checksOf } from '../compared/comparePairs.ts';
import { useCheckDetail } from '../useCheckDetail.ts';
import { DecisionUnit } from './DecisionUnit.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { GavelOutlined } from '../../../theme/icons.tsx';

const DecisionDrawer = lazyPart(() => import('./DecisionDrawer.tsx').then((part) => part.DecisionDrawer));

/**
 * The button that records a decision between the compared options; hidden from readers. The record counts foundations
 * where the comparison on the screen does.
 */
export function RecordDecision({ compared }: { compared: Compared }) {
  const unit = use(DecisionUnit);
  const { decisions } = useOffered();
  if (unit === null || !decisions || compared.kind !== 'options') return null;
  return <RecordButton unit={unit} compared={compared} />;
}

function RecordButton({ unit, compared }: { unit: RecordDecision_unit$key; compared: Compared }) {
  const { t } = useTranslation('decision');
  const [recording, setRecording] = useState(false);
  const checkDetail = useCheckDetail();
  const { id, viewerCanEdit } = useFragment(
    graphql`
      fragment RecordDecision_unit on Unit {
        id
        viewerCanEdit
      }
    `,
    unit,
  );
  if (!viewerCanEdit || compared.pairs.length === 0) return null;
  const items = compared.options.map(({ globalId, name, side }) => ({
    id: globalId,
    name,
    hasStructure: hasStructure(side),
  }));
  const failures = checksOf(compared.pairs).flatMap(({ pair, check }) =>
    check.passed ? [] : [{ ...check, found: checkDetail(check, pair) }],
  );
  const failed = [...Map.groupBy(failures, ({ rule }) => rule)].map(([rule, all]) => ({
    rule,
    // The note vouches for what suspends the verdict, not for observations.
    note: all.some(({ blocking }) => blocking) ? compared.note : '',
    found: [...new Set(all.map(({ found }) => found.replace(/\.$/, '')))].join('. '),
  }));
  return (
    <>
      <Button variant="contained" startIcon={<GavelOutlined />} onClick={() => setRecording(true)}>
        {t('record.action')}
      </Button>
      {recording && (
        <DecisionDrawer
          unitId={id}
          items={items}
          referenceId={compared.reference.globalId}
          withFoundation={compared.options.some(({ side }) => side.foundation !== undefined)}
          failed={failed}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}
