/** Classes above this one are prestressing steel: CP190 and its like, named by fptk/10 as rebar is by fyk/10. */
const highestRebarClass = 100;

export const isPrestressing = (ca: number): boolean => ca > highestRebarClass;

/** The name of a class in every language: CA50, CP-190. */
export const steelLabel = (ca: number): string => `${isPrestressing(ca) ? 'CP-' : 'CA'}${ca}`;
