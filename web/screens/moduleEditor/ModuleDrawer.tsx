import { graphql, useFragment } from 'react-relay';
import type { ModuleDrawer_module$key } from '#relay/ModuleDrawer_module.graphql.ts';
import type { ModuleDrawer_option$key } from '#relay/ModuleDrawer_option.graphql.ts';
import type { ModuleDrawer_unit$key } from '#relay/ModuleDrawer_unit.graphql.ts';
import { ModuleEditor } from './ModuleEditor.tsx';

type Props = {
  unit: ModuleDrawer_unit$key;
  /** Where a new module goes, or where `module` is. */
  option: ModuleDrawer_option$key;
  module?: ModuleDrawer_module$key | null;
  open: boolean;
  onClose: () => void;
  /** Lists a new module's edge is added to. */
  connections?: readonly string[];
};

const none: readonly string[] = [];

/** The drawer that adds a module to an option, or changes one. */
export function ModuleDrawer({ unit, option, module = null, open, onClose, connections = none }: Props) {
  const { floors } = useFragment(
    graphql`
      fragment ModuleDrawer_unit on Unit {
        floors {
          id
          index
          groupName
          category
          area
        }
      }
    `,
    unit,
  );
  const { id, siblings } = useFragment(
    graphql`
      fragment ModuleDrawer_option on Option {
        id
        siblings: modules(first: 50) {
          edges {
            node {
              id
              name
              floors {
                id
              }
            }
          }
        }
      }
    `,
    option,
  );
  const edited = useFragment(
    graphql`
      fragment ModuleDrawer_module on Module {
        id
        ...ModuleEditor_module
      }
    `,
    module,
  );
  if (!open) return null;
  const others = (siblings?.edges ?? []).flatMap(({ node }) =>
    node === null || node === undefined || node.id === edited?.id ? [] : [node],
  );
  return (
    <ModuleEditor
      key={edited?.id ?? id}
      optionId={id}
      module={edited ?? null}
      floors={floors}
      others={others}
      connections={connections}
      onClose={onClose}
    />
  );
}
