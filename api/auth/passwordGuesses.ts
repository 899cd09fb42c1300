/** About how many passwords somebody who tries the likeliest first has tried before this one. */
export type Guess = (password: string) => number;

/** The most used passwords of leaked lists, in lower case, and how early others are guessed, as zxcvbn weighs them. */
export async function readGuesses(): Promise<{ common: Set<string>; guess: Guess }> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, { dictionary: portuguese }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { 'passwords-common': dictionary['passwords-common'], ...portuguese },
    graphs: adjacencyGraphs,
    // Each way to read signs as letters multiplies the time; what leaked passwords write so is in their list.
    l33tMaxSubstitutions: 1,
  });
  return {
    common: new Set(dictionary['passwords-common']),
    guess: (password) => zxcvbn.check(password).guesses,
  };
}
