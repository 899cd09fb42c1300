import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { openedSheet_option$key } from '#relay/openedSheet_option.graphql.ts';
import type { useSaveTakeoffMutation } from '#relay/useSaveTakeoffMutation.graphql.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { FoundationFormOutput } from '../../editors/foundationEditor/foundationForm.ts';
import { foundationInput } from '../../editors/foundationEditor/foundationInput.ts';
import { structureInput } from '../../editors/moduleEditor/values/structureInput.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { isFoundation, isStructure } from './sheet/foundationColumn.ts';
import type { SheetColumn } from './sheet/sheet.ts';

/** Columns as they would be saved, and those emptied, whose modules go. */
type SheetChanges = {
  columns: readonly { column: SheetColumn; data: StructureData | FoundationFormOutput }[];
  removed: readonly SheetColumn[];
  /** The proposal that the sheet shows. */
  proposalId: string | null;
};

/** Saves a sheet whole. @returns [save, pending]; `save` gives the option as saved, null when it was refused. */
export function useSaveTakeoff() {
  const { t } = useTranslation('takeoff');
  const [commit, pending] = useMutation<useSaveTakeoffMutation>(
    graphql`
      mutation useSaveTakeoffMutation($input: SaveTakeoffInput!) {
        saveTakeoff(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
            isUnfinished
            ...openedSheet_option
          }
        }
      }
    `,
    { success: t('saved'), failure: t('saveError'), invalidates: true },
  );
  const save = async (
    optionId: string,
    { columns, removed, proposalId }: SheetChanges,
    onRefused: OnRefused,
  ): Promise<openedSheet_option$key | null> => {
    const modules = columns.flatMap(({ column, data }) => {
      if (!isStructure(column)) return [];
      const { moduleId, revision, name, floors, technology } = column;
      const floorIds = floors.map(({ id }) => id);
      const own = moduleId === null ? {} : { moduleId, revision };
      return [{ ...own, name, floorIds, structure: structureInput(technology, data as StructureData) }];
    });
    const foundationColumn = columns.find(({ column }) => isFoundation(column));
    const foundation = foundationColumn && {
      foundation: foundationInput(foundationColumn.data as FoundationFormOutput),
      revision: foundationColumn.column.revision,
    };
    const removedModules = removed.flatMap(({ moduleId, revision }) =>
      moduleId === null ? [] : [{ moduleId, revision }],
    );
    const input = { optionId, modules, removedModules, foundation: foundation ?? null, proposalId };
    const done = await commit({ variables: { input }, onRefused });
    return done?.saveTakeoff.option ?? null;
  };
  return [save, pending] as const;
}
