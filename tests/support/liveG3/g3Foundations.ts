import { fault, type G3Reply } from './g3Exchange.ts';
import type { G3State } from './g3State.ts';
import { steelFaults } from './g3Steel.ts';

type Row = Record<string, unknown>;

/** Parts of each kind that must be there, each with a row of steel at least. */
const parts: Record<string, readonly string[]> = {
  raft_foundation: [],
  piles_foundation: ['piles', 'blocks', 'grade_beams', 'tie_beams'],
  raft_piles_foundation: ['raft', 'piles'],
};

export const isFoundation = (type: string) => type in parts;

/** Data of a foundation as kept: it names the tower, and nothing that is not of its kind stays. */
export function readFoundation(
  state: G3State,
  type: string,
  sent: Row,
): { refused: G3Reply } | { data: Row } {
  const { unit_id: unitId, fck } = sent;
  if (!state.units.some(({ id }) => id === unitId))
    return { refused: fault(400, 'unit_id does not exist or is invalid') };
  if (!Number.isInteger(fck))
    return { refused: fault(400, 'json: cannot unmarshal number into Go struct field .fck of type int') };
  const faults: Record<string, string> = {};
  const own = type === 'raft_foundation' ? ['area', 'thickness', 'steel'] : (parts[type] ?? []);
  const checked: Row = type === 'raft_foundation' ? { raft: sent } : sent;
  for (const name of type === 'raft_foundation' ? ['raft'] : own) {
    const steel = (checked[name] as { steel?: Row[] } | undefined)?.steel ?? [];
    if (steel.length === 0) faults[`${name}.steel`] = 'must be provided';
    steelFaults(steel, name, faults);
  }
  if (Object.keys(faults).length > 0) return { refused: fault(422, faults) };
  const only = (part: Row) =>
    Object.fromEntries(
      Object.entries(part).filter(([key]) => ['volume', 'area', 'thickness', 'steel'].includes(key)),
    );
  const kept = own.map((key) => {
    const value = sent[key];
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [key, isPart ? only(value as Row) : value] as const;
  });
  return { data: { ...Object.fromEntries(kept), fck, unit_id: unitId } };
}
