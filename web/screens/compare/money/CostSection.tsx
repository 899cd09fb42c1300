import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { divideRange } from '#domain/range.ts';
import type { CostSection_comparison$key } from '#relay/CostSection_comparison.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import { Fold } from '../../../components/deferred/Fold.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { missingPriceNames } from '../../../parts/money/missingPriceNames.ts';
import { MoneySwitch } from '../../../parts/money/MoneySwitch.tsx';
import { useShowMoney } from '../../../parts/money/useShowMoney.ts';
import { paths } from '../../../paths.ts';
import type { Compared } from '../compared/compared.ts';
import { isComparable } from '../compared/comparePairs.ts';
import { CostBoxes } from './CostBoxes.tsx';
import { type CostRow, CostTable } from './CostTable.tsx';
import { CostVerdicts } from './CostVerdicts.tsx';

type Props = { comparison: CostSection_comparison$key; compared: Compared };

/** What each option costs by public prices and the project's own quotations, and what its cost says beside its CO₂. */
export function CostSection({ comparison, compared }: Props) {
  const { kind, options } = compared;
  const mayNameWinner = isComparable(compared);
  const { t } = useTranslation('compare');
  const { projectId = '' } = useParams();
  const [isShown] = useShowMoney();
  const messages = useMessages();
  const data = useFragment(
    graphql`
      fragment CostSection_comparison on Comparison {
        dominated {
          item {
            id
          }
          by {
            id
          }
        }
        items {
          id
        }
        ...CostVerdicts_comparison
      }
    `,
    comparison,
  );
  const nameOf = (id: string) => options[data.items.findIndex((item) => item.id === id)]?.name ?? '';
  const rows = options.flatMap((option, index): CostRow[] => {
    const { co2, cost = null, area, dwellings } = option;
    const id = data.items[index]?.id;
    const dominating = mayNameWinner ? data.dominated.find(({ item }) => item.id === id)?.by : undefined;
    if (co2 === null) return [];
    return [
      {
        id: option.globalId,
        withFoundation: option.side.foundation !== undefined,
        name: option.name,
        technology: option.technologies[0],
        co2: divideRange(co2, area),
        cost,
        perSquareMeter: cost && divideRange(cost, area),
        perDwelling: cost && dwellings ? divideRange(cost, dwellings) : null,
        missing: missingPriceNames(option, messages),
        dominatedBy: (dominating ?? []).map((other) => nameOf(other.id)),
      },
    ];
  });
  return (
    <Fold title={t('money.title')} printed={isShown}>
      <MoneySwitch />
      {isShown && (
        <>
          {mayNameWinner && <CostVerdicts comparison={data} nameOf={nameOf} />}
          <CostTable rows={rows} kind={kind} />
          <CostBoxes rows={rows} />
          <Muted sx={{ mt: 1 }}>{t('money.text')}</Muted>
          <ScreenLink to={`${paths.project(projectId)}?tab=prices`} className="no-print">
            {t('money.open')}
          </ScreenLink>
        </>
      )}
    </Fold>
  );
}
