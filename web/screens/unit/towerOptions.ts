import { graphql } from 'react-relay';
import { foundationOption } from '#domain/tower/representativeOption.ts';
import type { towerOptions_unit$data, towerOptions_unit$key } from '#relay/towerOptions_unit.graphql.ts';
import { useRows } from '../../components/deletion/useRows.ts';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { caughtValue } from '../../relay/caughtValue.ts';
import { usePages } from '../../relay/queries/usePages.ts';

export type TowerOptions = towerOptions_unit$key;
export type ListedOption = NonNullable<
  NonNullable<NonNullable<towerOptions_unit$data['options']>['edges'][number]>['node']
>;

/**
 * The simulations of a tower, oldest first: those to show, the selected one, the end of their common axis in kgCO₂e/m²,
 * and the next step. Selected is the one in the address, else the one that gives the tower's totals.
 */
export function useTowerOptions(unit: TowerOptions) {
  const { data, pages } = usePages(
    graphql`
      fragment towerOptions_unit on Unit
      @refetchable(queryName: "TowerOptionsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        asTable: { type: "Boolean!" }
      )
      @throwOnFieldError {
        id
        databaseId
        viewerCanEdit
        options(first: $first, after: $after) @connection(key: "TowerOptions_options") {
          __id
          edges {
            node {
              id
              databaseId
              isReference
              coverage {
                totalFloors
                coveredFloors
              }
              quantities(withLosses: $withLosses) @catch {
                perSquareMeter {
                  co2 {
                    max
                  }
                }
              }
              ...OptionCard_option @skip(if: $asTable)
              ...OptionsTable_option @include(if: $asTable)
              ...SummaryPanel_option @include(if: $asTable)
              ...ModulesTable_option
            }
          }
        }
        ...ModuleDrawer_unit
      }
    `,
    unit,
  );
  const [idInAddress, show] = useSearchParam('option');
  const { all, shown } = useRows(data.options);
  const withCoverage = shown.map((option) => ({
    option,
    id: option.id,
    isReference: option.isReference,
    // Counts an unreadable simulation too: the tower has no totals until it can be read.
    hasStructure: option.coverage.coveredFloors > 0 || !option.quantities.ok,
    coversAllFloors: option.coverage.coveredFloors === option.coverage.totalFloors,
  }));
  const defaultOption = foundationOption(withCoverage)?.option ?? shown.at(-1);
  return {
    unit: data,
    pages,
    all,
    shown,
    inView: shown.find(({ databaseId }) => databaseId === idInAddress) ?? defaultOption,
    show,
    largest: Math.max(
      0,
      ...all.map((option) => caughtValue(option.quantities)?.perSquareMeter?.co2?.max ?? 0),
    ),
    connections: data.options ? [data.options.__id] : [],
    nextStep: nextStepOf(withCoverage, data.viewerCanEdit),
  };
}

/** `hasStructure`: whether a module covers a floor; `coversAllFloors`: whether every floor is covered. */
type OptionWithCoverage = {
  readonly id: string;
  readonly hasStructure: boolean;
  readonly coversAllFloors: boolean;
};

type NextStep = { step: 'addOption' } | { step: 'quantities'; optionId: string } | { step: 'compare' } | null;

/**
 * The next step on a tower: a simulation, the quantities of the first one that leaves floors without structure, a
 * second simulation to compare with, the comparison. Readers compare as soon as two have a structure; otherwise they
 * have no step.
 */
function nextStepOf(options: readonly OptionWithCoverage[], canEdit: boolean): NextStep {
  const comparable = options.filter(({ hasStructure }) => hasStructure).length > 1;
  if (!canEdit) return comparable ? { step: 'compare' } : null;
  const unfinished = options.find(({ coversAllFloors }) => !coversAllFloors);
  if (unfinished) return { step: 'quantities', optionId: unfinished.id };
  return comparable ? { step: 'compare' } : { step: 'addOption' };
}
