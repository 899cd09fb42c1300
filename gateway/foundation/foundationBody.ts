import type { FoundationInput } from '../__generated__/resolverTypes.ts';
import { partFields } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, foundationTypes, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { wireName } from '#domain/wireNames.ts';
import { quantityName } from '../version/structureBody.ts';
import { inputPath, type ToInputPath } from '../errors/userErrors.ts';

const typeOf = {
  raft: 'raft_foundation',
  piles: 'piles_foundation',
  raftPiles: 'raft_piles_foundation',
  footings: 'footings_foundation',
  caissons: 'caissons_foundation',
  retainingWalls: 'retaining_walls_foundation',
} as const satisfies Record<keyof FoundationInput, FoundationType>;

type Member = keyof FoundationInput;

/** Fields sent as null when absent, so that they are cleared: all but the parts that the kind requires. */
const removableParts = (type: FoundationType) =>
  partFields(type).filter(({ isRequired }) => isCastFoundation(type) || !isRequired);

const graphNames = Object.fromEntries(
  foundationTypes.flatMap(partFields).map(({ name }) => [wireName(name), name]),
);

/** The kind and its parts: the executor lets exactly one through. */
const givenIn = (input: FoundationInput) => Object.entries(input) as [[Member, object]];

/** The wire's type and data of a foundation: always the whole, because a service may replace it. */
export function foundationBody(input: FoundationInput): {
  type: FoundationType;
  data: Record<string, unknown>;
} {
  const [[member, given]] = givenIn(input);
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) data[wireName(name)] = withoutNothing(value);
  for (const { name } of removableParts(typeOf[member])) data[wireName(name)] ??= null;
  return { type: typeOf[member], data };
}

/** Removes nulls and empty lists inside a part: they mean not entered. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(
    ([, field]) => field != null && !(Array.isArray(field) && field.length === 0),
  );
  return Object.fromEntries(present.map(([name, field]) => [quantityName(name), withoutNothing(field)]));
}

const ownFields = ['name', 'description', 'is_valid'];

/** A field of a 422 as a path of the input: `blocks.volume` → ["foundation", "piles", "pileCaps", "volume"]. */
export const foundationPath =
  (input: FoundationInput): ToInputPath =>
  (field) => {
    const [first = '', ...rest] = field.replace(/^data\./, '').split('.');
    if (ownFields.includes(first)) return ['asVersion', ...inputPath(field)];
    if (first === 'type' || first === 'unit_id') return ['foundation'];
    const [[member]] = givenIn(input);
    return ['foundation', member, graphNames[first] ?? first, ...rest.flatMap((name) => inputPath(name))];
  };
