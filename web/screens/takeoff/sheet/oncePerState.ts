/** A computation from a state that is never changed, done once for each: a changed column or sheet is a new object. */
export function oncePerState<State extends object, Result extends object>(compute: (state: State) => Result) {
  const known = new WeakMap<State, Result>();
  return (state: State): Result => {
    const result = known.get(state) ?? compute(state);
    known.set(state, result);
    return result;
  };
}
