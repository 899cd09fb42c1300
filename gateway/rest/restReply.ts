/** A reply as it came, before anything is made of it. */
export type RestReply = {
  status: number;
  contentType: string;
  location?: string | undefined;
  retryAfter?: string | undefined;
  vary?: string | undefined;
  /** The tag of this answer, a strong one; absent with a weak one. */
  tag?: string | undefined;
  /** Whether it was answered as the first time, under an Idempotency-Key. */
  replayed?: boolean;
  /** Calls that the address of the caller may make at once after this one; absent where the service does not tell. */
  callsRemaining?: number | undefined;
  /** Whose the token of the call is; absent where the service does not tell. */
  user?: string | undefined;
  text: string;
};
