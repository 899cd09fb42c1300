import CompareArrows from '@mui/icons-material/CompareArrows';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Comparison_unit$key } from '#relay/Comparison_unit.graphql.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { ComparisonTables } from './ComparisonTables.tsx';
import { CompareActions } from './CompareActions.tsx';
import { CompareToolbar } from './CompareToolbar.tsx';
import { comparedOptions } from './comparedOption.ts';
import { comparePairs } from './comparePairs.ts';
import { FactorNote } from './FactorNote.tsx';
import { LikeForLike } from './LikeForLike.tsx';
import { OptionTable } from './OptionTable.tsx';
import { useCompareView } from './useCompareView.ts';
import { Verdicts } from './Verdicts.tsx';

/** Options of a unit side by side, computed by the rules the server uses, from the materials it sent. */
export function Comparison({ unit: key, home }: { unit: Comparison_unit$key; home: string }) {
  const unit = useFragment(
    graphql`
      fragment Comparison_unit on Unit @throwOnFieldError {
        name
        totalArea
        floors {
          databaseId
        }
        options(first: 50) {
          edges {
            node {
              databaseId
              name
              isReference
              coverage {
                totalFloors
                coveredFloors
                uncoveredFloors {
                  databaseId
                }
              }
              modules(first: 50) {
                edges {
                  node {
                    technology
                    quantities {
                      elements {
                        element
                      }
                    }
                  }
                }
              }
              quantities {
                concrete
                steel
                co2 {
                  min
                  max
                }
                energy {
                  min
                  max
                }
                flags
                factorSet {
                  id
                }
                materials {
                  key
                  label
                  amount
                  unit
                  flags
                  co2 {
                    min
                    max
                  }
                  energy {
                    min
                    max
                  }
                }
                elements {
                  element
                  co2 {
                    min
                    max
                  }
                  energy {
                    min
                    max
                  }
                  materials {
                    key
                    label
                    amount
                    unit
                    flags
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
          }
        }
        ...FactorNote_unit
      }
    `,
    key,
  );
  const { t } = useTranslation('compare');
  const all = useMemo(() => comparedOptions(unit), [unit]);
  const view = useCompareView(all);
  const { options, reference, measure } = view;
  const pairs = useMemo(
    () => (reference ? comparePairs(options, reference, measure) : []),
    [options, reference, measure],
  );
  if (!reference || pairs.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        icon={<CompareArrows />}
        action={
          <Button component={PreloadLink} to={home} variant="contained">
            {t('empty.action')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t('heading', { unit: unit.name })}
        text={t('lead')}
        actions={<CompareActions unit={unit.name} options={options} pairs={pairs} measure={measure} />}
      />
      <CompareToolbar all={all} view={view} />
      <Verdicts pairs={pairs} measure={measure} note={view.note} />
      <OptionTable options={options} reference={reference} measure={measure} />
      <LikeForLike pairs={pairs} note={view.note} onNote={view.override} />
      <ComparisonTables options={options} reference={reference} pairs={pairs} measure={measure} />
      <FactorNote unit={unit} options={options} />
    </>
  );
}
