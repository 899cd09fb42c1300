/** A finished message; `links` are the addresses in it a reader may follow, `livesMs` how long they work. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  livesMs: number;
};
