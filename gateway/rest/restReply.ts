/** A raw reply. */
export type RestReply = {
  status: number;
  contentType: string;
  location?: string | undefined;
  retryAfter?: string | undefined;
  vary?: string | undefined;
  /** The strong ETag of this answer; absent for a weak one. */
  tag?: string | undefined;
  /** Whether it repeats the first answer, under an Idempotency-Key. */
  replayed?: boolean;
  /** Calls that the caller's address may still make at once; absent where the service does not say. */
  callsRemaining?: number | undefined;
  /** The user of the call's token; absent where the service does not say. */
  user?: string | undefined;
  text: string;
};

/** Whether a reply is what a call gives, and not the web page by which a live service answers an unknown path. */
export const isJson = ({ contentType }: Pick<RestReply, 'contentType'>): boolean =>
  /^application\/([\w.-]+\+)?json/.test(contentType);
