/** An expected refusal, as every mutation's payload carries it. */
export type UserError = {
  readonly code: string;
  readonly message: string;
  /** Message key of the domain, with its parameters, where there is one. */
  readonly key?: string | null | undefined;
  /** Path into the mutation's input. */
  readonly path?: readonly string[] | null | undefined;
};
