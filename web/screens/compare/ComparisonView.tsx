import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import { Fold } from '../../components/deferred/Fold.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { AnswerCard } from './answer/AnswerCard.tsx';
import { PairMatrix } from './answer/PairMatrix.tsx';
import { CompareActions } from './CompareActions.tsx';
import { CostSection } from './money/CostSection.tsx';
import type { Suppliers } from './compared/comparedOption.ts';
import { type ComparedItem, comparedOptions, type ComparedSet } from './compared/comparedSet.ts';
import { comparePairs } from './compared/comparePairs.ts';
import { CompareToolbar } from './CompareToolbar.tsx';
import { ComparisonTables } from './tables/ComparisonTables.tsx';
import { FactorNote } from './FactorNote.tsx';
import { LikeForLike } from './LikeForLike.tsx';
import { OptionTable } from './tables/OptionTable.tsx';
import { PairDetail } from './pairs/PairDetail.tsx';
import type { ComparedKind } from './compared/chosen.ts';
import { type Choice, useCompareView, useSuppliers } from './useCompareView.ts';
import { lossSource } from '#domain/materials/losses.ts';
import { useLosses } from '../../components/useLosses.ts';
import { useOverrides } from './decide/useOverrides.ts';
import { useNarrow } from '../../components/useNarrow.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { CompareArrows } from '../../theme/icons.tsx';

const ClassWhatIf = lazyPart(() => import('./turn/ClassWhatIf.tsx').then((part) => part.ClassWhatIf));

type Props = {
  unit: string;
  kind: ComparedKind;
  all: Choice[];
  /** The answer with the suppliers declared on the project, and without. */
  sets: Record<Suppliers, ComparedSet>;
  nameOf: (item: ComparedItem) => string;
  towerPath: string;
  /** The switch between simulations and versions. */
  moduleSelect: ReactNode;
  /** Drawings of the towers compared. */
  towers?: ReactNode;
  /** CO₂ and energy floor by floor. */
  floors?: ReactNode;
  foot?: ReactNode;
};

/** The chosen options or versions, side by side. */
export function ComparisonView({
  unit,
  kind,
  all,
  sets,
  nameOf,
  towerPath,
  moduleSelect,
  towers,
  floors,
  foot,
}: Props) {
  const { t } = useTranslation('compare');
  const wide = !useNarrow();
  const [withLosses] = useLosses();
  const suppliers = useSuppliers();
  const view = useCompareView(comparedOptions(sets, suppliers, nameOf), kind);
  const { options, reference, measure } = view;
  const pairs = reference ? comparePairs(options, reference, measure) : [];
  const overridden = useOverrides(view, pairs);
  const { note } = overridden;
  if (!reference || options.filter(({ side }) => hasStructure(side)).length < 2) {
    return (
      <>
        {all.length > 2 ? <CompareToolbar all={all} view={view} moduleSelect={moduleSelect} /> : moduleSelect}
        <EmptyState
          title={t('empty.title')}
          text={t(`empty.text.${kind}`)}
          icon={<CompareArrows />}
          action={
            <Button component={PreloadLink} to={towerPath} variant="contained">
              {t('empty.action')}
            </Button>
          }
        />
        {foot}
      </>
    );
  }
  const { declarations, answer } = sets[suppliers];
  const compared = { unit, kind, options, reference, pairs, measure, note, declarations, withLosses };
  const declared = { declarations: sets.declared.declarations, suppliers };
  const actions = <CompareActions compared={compared} />;
  return (
    <div>
      <PageHeader
        title={t(`heading.${kind}`, { unit })}
        text={withLosses ? t('losses.on', { source: lossSource }) : t('text')}
        actions={wide && actions}
      />
      {answer && <AnswerCard comparison={answer} compared={compared} overridden={overridden} />}
      {!wide && <Box sx={{ mb: 2 }}>{actions}</Box>}
      <CompareToolbar all={all} view={view} moduleSelect={moduleSelect} declared={declared} />
      <OptionTable compared={compared} />
      <PairDetail compared={compared} declarations={declared.declarations} floors={floors} />
      {answer && (
        <Fold printed={false} title={t('classes.title')} text={t('classes.text')}>
          <ClassWhatIf comparison={answer} compared={compared} />
        </Fold>
      )}
      <LikeForLike pairs={pairs} />
      <ComparisonTables compared={compared} />
      {answer && <CostSection comparison={answer} compared={compared} />}
      <PairMatrix compared={compared} {...declared} />
      {towers}
      <FactorNote compared={compared} />
      {foot}
    </div>
  );
}
