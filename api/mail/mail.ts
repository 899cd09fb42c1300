/** A finished message; `links` are its addresses to follow, `livesMs` how long they work. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  livesMs: number;
};
