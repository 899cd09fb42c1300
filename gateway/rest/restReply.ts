/** A reply as it came, before anything is made of it. */
export type RestReply = {
  status: number;
  contentType: string;
  location?: string | undefined;
  retryAfter?: string | undefined;
  vary?: string | undefined;
  text: string;
};
