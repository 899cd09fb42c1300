import { graphql, useFragment } from 'react-relay';
import type { ModuleDrawer_unit$key } from '#relay/ModuleDrawer_unit.graphql.ts';
import type { useModuleDrawerQuery } from '#relay/useModuleDrawerQuery.graphql.ts';
import { ProgressLine } from '../../components/NavigationProgress.tsx';
import type { ScreenQuery } from '../../relay/preload.ts';
import { useStartedQuery } from '../../relay/useScreenQuery.ts';
import { ModuleEditor, type ModuleEditorProps } from './ModuleEditor.tsx';
import { editedModuleQuery, type useModuleDrawer } from './useModuleDrawer.ts';

type Props = {
  unit: ModuleDrawer_unit$key;
  /** Where a new module goes, or where the edited one is: global id of the option. */
  option: { readonly id: string };
  drawer: ReturnType<typeof useModuleDrawer>;
};

/** The drawer that adds a module to an option, or changes one. */
export function ModuleDrawer({ unit, option, drawer }: Props) {
  const { floors, options } = useFragment(
    graphql`
      fragment ModuleDrawer_unit on Unit {
        floors {
          id
          index
          groupName
          category
          area
        }
        options(first: 50) {
          edges {
            node {
              id
              modules(first: 50) {
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
          }
        }
      }
    `,
    unit,
  );
  const { opened, pending, close } = drawer;
  if (opened === null) return <ProgressLine active={pending} />;
  const own = options?.edges.find(({ node }) => node?.id === option.id)?.node;
  const modules = (own?.modules?.edges ?? []).flatMap(({ node }) => node ?? []);
  const { module, connections } = opened;
  const editor = { optionId: option.id, floors, modules, connections, onClose: close };
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
