import { type Caller, refusal } from './callers.ts';

type Told = [name: string, caller: Caller, refused: ReturnType<typeof refusal>];

/**
 * Of the callers whom a call is refused or granted alike, by the same sort of token, the first: the gateway hands the
 * token on, and tests/api/access asks each call of more of them.
 */
export function unlikeCallers(
  callers: Record<string, Caller>,
  asked: Parameters<typeof refusal>[1],
): readonly Told[] {
  const told = Object.entries(callers).map(([name, caller]): Told => [name, caller, refusal(caller, asked)]);
  const alike = Map.groupBy(told, ([, { token, reach }, refused]) =>
    JSON.stringify([refused, token === undefined, reach]),
  );
  return [...alike.values()].map(([first]) => first!);
}
