import type { FoundationInput } from '#relay/useSaveFoundationMutation.graphql.ts';
import type { CastPart, FoundationPart, Raft } from '#domain/foundation/foundation.ts';
import { foundationOf, type PartKind, partIn } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, foundationTypes } from '#domain/foundation/foundationType.ts';
import { camelCase } from '#domain/wireNames.ts';
import { elementInput, steelInput } from '../moduleEditor/values/structureInput.ts';
import type { FoundationFormOutput } from './foundationForm.ts';

const withSteel = <Part extends FoundationPart | Raft>(part: Part) => ({
  ...part,
  steel: (part.steel ?? []).map(steelInput),
});

const partInputs: Readonly<Record<PartKind, (part: never) => object>> = {
  plate: withSteel<Raft>,
  mass: withSteel<FoundationPart>,
  cast: (part: CastPart) => ({ ...elementInput(part), formArea: part.formArea ?? null }),
};

/** The input's name of a kind: `raft_piles_foundation` → `raftPiles`. */
const memberOf = (type: FoundationType) => camelCase(type.replace('_foundation', ''));

/** A checked foundation as the mutation takes it; a missing part is sent as null. */
export function foundationInput({ type, data }: FoundationFormOutput): FoundationInput {
  const fck = 'fck' in data ? data.fck : undefined;
  const made = foundationOf(type, fck, ({ name, kind }) => {
    const part = partIn(type, data, name);
    return part === undefined ? null : partInputs[kind](part as never);
  });
  return { [memberOf(type)]: made } as unknown as FoundationInput;
}

/** Name of the form's field for a path of the mutation's input; null for what has no field. */
export function foundationField(path: readonly string[] | null | undefined): string | null {
  const [first, member, ...steps] = path?.[0] === 'input' ? path.slice(1) : (path ?? []);
  const type = foundationTypes.find((each) => memberOf(each) === member);
  return first !== 'foundation' || type === undefined || steps.length === 0
    ? null
    : [type, ...steps].join('.');
}
