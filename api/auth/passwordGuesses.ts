/** About how many guesses, the likeliest first, come before this password. */
export type Guess = (password: string) => number;

/** The most used passwords of leaked lists, in lower case, and the guesses for others, by zxcvbn. */
export async function readGuesses(): Promise<{ common: Set<string>; guess: Guess }> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, { dictionary: portuguese }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { 'passwords-common': dictionary['passwords-common'], ...portuguese },
    graphs: adjacencyGraphs,
    // Each further substitution multiplies the time, and the list has leaked passwords with them.
    l33tMaxSubstitutions: 1,
  });
  return {
    common: new Set(dictionary['passwords-common']),
    guess: (password) => zxcvbn.check(password).guesses,
  };
}
