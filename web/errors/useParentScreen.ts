import { useLocation, useParams } from 'react-router';
import { paths } from '../paths.ts';

type ParentScreen = { to: string; label: 'home' | 'projects' | 'project' | 'unit' };

/** The nearest screen above what is missing, in the family the address belongs to. */
export function useParentScreen(reason: string): ParentScreen {
  const { pathname } = useLocation();
  const { projectId, unitId } = useParams();
  if (reason.startsWith('address.estimate')) return { to: paths.dashboard, label: 'home' };
  const isReading = pathname.startsWith(paths.projects);
  const list = isReading ? paths.projects : paths.projectCards;
  if (!projectId?.trim() || reason.startsWith('address.project')) return { to: list, label: 'projects' };
  const project = `${list}/${projectId}`;
  if (!unitId?.trim() || !reason.startsWith('address.module')) return { to: project, label: 'project' };
  return { to: isReading ? `${project}/${unitId}` : `${project}/unit/${unitId}`, label: 'unit' };
}
