import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type {
  CreateModuleInput,
  useSaveModuleCreateMutation,
} from '#relay/useSaveModuleCreateMutation.graphql.ts';
import type {
  UpdateModuleInput,
  useSaveModuleUpdateMutation,
} from '#relay/useSaveModuleUpdateMutation.graphql.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import type { ModuleFormOutput } from './values/moduleForm.ts';
import { useOffered } from '../../session/offered.ts';
import { structureInput } from './values/structureInput.ts';

type Entered = Omit<CreateModuleInput & UpdateModuleInput, 'optionId' | 'moduleId' | 'revision'>;

/** A form's values as the mutations take them. A field of the form or of the input that is left out does not compile. */
function inputOf({ name, floorIds, technology, structure, ...rest }: ModuleFormOutput, isNamed: boolean) {
  rest satisfies Record<string, never>;
  return {
    name: name === '' || !isNamed ? null : name,
    floorIds,
    structure: structureInput(technology, structure),
  } satisfies Record<keyof Entered, unknown>;
}

/** Saves a module. Totals of option, tower and project depend on it, so the screen reloads them. */
export function useSaveModule(connections: readonly string[]) {
  const { t } = useTranslation('moduleEditor');
  const { revalidate } = useRevalidator();
  const { moduleNames } = useOffered();
  const [commitCreate, creating] = useMutation<useSaveModuleCreateMutation>(
    graphql`
      mutation useSaveModuleCreateMutation(
        $input: CreateModuleInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        createModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          moduleEdge @appendEdge(connections: $connections) {
            cursor
            unreadableId
            node {
              id
              ...ModuleRow_module
            }
          }
          option {
            ...OptionCoverage_option
            unit {
              ...UnitHeader_unit
            }
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError'), invalidates: true },
  );
  const [commitUpdate, updating] = useMutation<useSaveModuleUpdateMutation>(
    graphql`
      mutation useSaveModuleUpdateMutation($input: UpdateModuleInput!, $withLosses: Boolean) {
        updateModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          module {
            ...ModuleRow_module
            ...ModuleEditor_module
          }
          option {
            ...OptionCoverage_option
            unit {
              ...UnitHeader_unit
            }
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError'), invalidates: true },
  );
  const refresh = <Done>(done: Done | null) => {
    if (done !== null) void revalidate();
    return done;
  };
  return {
    pending: creating || updating,
    create: async (optionId: string, values: ModuleFormOutput, onRefused: OnRefused) =>
      refresh(
        await commitCreate({
          variables: { input: { optionId, ...inputOf(values, moduleNames) }, connections: [...connections] },
          onRefused,
        }),
      ),
    update: async (
      moduleId: string,
      revision: number | null,
      values: ModuleFormOutput,
      onRefused: OnRefused,
    ) =>
      refresh(
        await commitUpdate({
          variables: { input: { moduleId, revision, ...inputOf(values, moduleNames) } },
          onRefused,
        }),
      ),
  };
}
