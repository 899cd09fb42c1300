/** What of its answer the page itself shows before any code is there: paths into the answer, `unit.options.edges`. */
export type Preview = {
  /** Where the screen's heading is a name. */
  heading?: string;
  list: string;
  /** From an item of the list: its name, and its CO₂ in kg per m², or in kg and per what. */
  name: string;
  range: string;
  dividedBy?: string;
};
