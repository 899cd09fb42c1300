type Answer = { data: unknown; errors: readonly unknown[] };

/** The errors of answers of which the data alone have been read. */
export const passedOver = new Set<readonly unknown[]>();

/** The same answer, noting whether its errors are read where there are any. */
export function noting<Whole extends Answer>(answer: Whole): Whole {
  const { errors } = answer;
  if (errors.length === 0) return answer;
  let areRead = false;
  return new Proxy(answer, {
    get: (whole, name) => {
      areRead ||= name === 'errors';
      if (areRead) passedOver.delete(errors);
      else if (name === 'data') passedOver.add(errors);
      return Reflect.get(whole, name) as unknown;
    },
  });
}
