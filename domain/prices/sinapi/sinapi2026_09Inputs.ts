/**
 * Prices of single inputs of SINAPI (Caixa), São Paulo, September 2026, in R$ per unit of the input. Materials cost the
 * same with and without payroll relief.
 */
export const inputs2026_09 = {
  // Concrete for pumping at slump 100, the pump included, per m³: C20 to C60.
  1524: 520.9,
  1527: 537.44,
  1525: 553.97,
  11145: 570.51,
  34479: 587.05,
  34481: 613.39,
  34483: 655.37,
  34485: 700.84,
  // Concrete at slump 190, the pump left out, per m³: C25 and C30.
  38408: 570.26,
  38409: 574.15,
  // Self-compacting concrete, the pump included, per m³: C20 to C30.
  11147: 564.18,
  34872: 570.51,
  34491: 587.05,
  // Concrete blocks, each: 14x19x29.
  38590: 4.32,
  34566: 4.54,
  34567: 4.81,
  34556: 5.19,
  37873: 5.28,
  34564: 5.53,
  34565: 5.85,
  // 14x19x34.
  38591: 4.37,
  38594: 5.67,
  // 14x19x39.
  25070: 4.78,
  34571: 4.83,
  34573: 5.08,
  34568: 5.69,
  34569: 5.85,
  34570: 6.35,
  37107: 6.71,
  // 19x19x39.
  25067: 5.98,
  34580: 6.67,
  34576: 7.4,
  34577: 7.72,
  34578: 8.37,
  34579: 8.93,
  // Halves, channels and half channels.
  38588: 2.6,
  38592: 3.25,
  38589: 2.73,
  38593: 3.6,
  38596: 5.35,
  38599: 6.44,
  38597: 5.38,
  38600: 6.83,
  38595: 3.22,
  38598: 3.8,
} as const satisfies Readonly<Record<number, number>>;

export type InputCode = keyof typeof inputs2026_09;
