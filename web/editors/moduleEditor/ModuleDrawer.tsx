import { graphql, useFragment } from 'react-relay';
import type { ModuleDrawer_option$key } from '#relay/ModuleDrawer_option.graphql.ts';
import type { ModuleDrawer_unit$key } from '#relay/ModuleDrawer_unit.graphql.ts';
import type { useModuleDrawerQuery } from '#relay/useModuleDrawerQuery.graphql.ts';
import type { ScreenQuery } from '../../relay/queries/preload.ts';
import { useStartedQuery } from '../../relay/queries/useScreenQuery.ts';
import { ModuleEditor, type ModuleEditorProps } from './ModuleEditor.tsx';
import { editedModuleQuery, type OpenedModule } from './useModuleDrawer.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

type Props = {
  unit: ModuleDrawer_unit$key;
  /** Where a new module goes, or where the edited one is. */
  option: ModuleDrawer_option$key;
  opened: OpenedModule;
  onClose: () => void;
};

/** The drawer that adds a module to an option, or changes one. */
export function ModuleDrawer({ unit, option, opened, onClose }: Props) {
  const { floors } = useFragment(
    graphql`
      fragment ModuleDrawer_unit on Unit {
        floors {
          id
          index
          groupName
          category
          area
          height
        }
      }
    `,
    unit,
  );
  const { id, siblings } = useFragment(
    graphql`
      fragment ModuleDrawer_option on Option @throwOnFieldError {
        id
        siblings: modules(first: 50) {
          edges {
            node @catch(to: NULL) {
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
  const modules = nodesOf(siblings);
  const { module, connections } = opened;
  const editor = { optionId: id, floors, modules, connections, onClose };
  return module === null ? (
    <ModuleEditor {...editor} module={null} />
  ) : (
    <EditedModule {...editor} started={module} />
  );
}

type EditedProps = Omit<ModuleEditorProps, 'module'> & { started: ScreenQuery<useModuleDrawerQuery> };

function EditedModule({ started, ...editor }: EditedProps) {
  const { node } = useStartedQuery(editedModuleQuery, started);
  return node?.__typename === 'Module' ? <ModuleEditor {...editor} module={node} /> : null;
}
