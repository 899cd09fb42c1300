/** Words that carry a meaning of their own here, in the order a newcomer meets them; each has a name and an explanation. */
export const terms = [
  'range',
  'standing',
  'assumption',
  'SAME_SUPPLIERS',
  'ANY_SUPPLIERS',
  'certainty',
  'likeForLike',
  'scope',
  'limit',
  'driver',
  'breakEven',
  'scors',
  'factorSet',
  'DECLARED',
  'INTERPOLATED',
  'EXTRAPOLATED',
  'SUBSTITUTED',
  'ASSUMED',
  'STRAND_AS_REBAR',
] as const;
export type TermName = (typeof terms)[number];
