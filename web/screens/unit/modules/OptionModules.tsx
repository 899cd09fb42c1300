import type { TowerIds } from '../../../paths.ts';
import type { Family } from '../../../shell/navigation/families.ts';
import { type TowerOptions, useTowerOptions } from '../towerOptions.ts';
import { ModulesTable } from './ModulesTable.tsx';

/** The modules of the simulation in view; nothing while there is none. */
export function OptionModules({ unit, ...place }: { unit: TowerOptions; tower: TowerIds; family: Family }) {
  const { unit: data, inView } = useTowerOptions(unit);
  return inView ? <ModulesTable key={inView.id} option={inView} unit={data} {...place} /> : null;
}
