/** Concrete blocks by family (modular grid, cm), in the order of the factor tables. */
export const blockFamilies = {
  '15x30': [
    'inteiro (14x19x29)',
    'meio (14x19x14)',
    'amarração T (14x19x44)',
    'canaleta inteira (14x19x29)',
    'meia canaleta (14x19x14)',
  ],
  '15x40': [
    'inteiro (14x19x39)',
    'meio (14x19x19)',
    'amarração T (14x19x54)',
    'amarração L (14x19x34)',
    'canaleta inteira (14x19x39)',
    'canaleta de amarração (14x19x34)',
    'meia canaleta (14x19x19)',
    'compensador 1/4 (14x19x9)',
    'compensador 1/8 (14x19x4)',
  ],
  '20x40': [
    'inteiro (19x19x39)',
    'meio (19x19x19)',
    'canaleta inteira (19x19x39)',
    'meia canaleta (19x19x19)',
    'compensador 1/4 (19x19x9)',
    'compensador 1/8 (19x19x4)',
  ],
} as const;

type BlockFamily = keyof typeof blockFamilies;
export type BlockType = (typeof blockFamilies)[BlockFamily][number];

export const blockTypes: readonly BlockType[] = Object.values(blockFamilies).flat();

/** The block the factors are given for; others follow by mass. */
export const referenceBlock: BlockType = 'inteiro (14x19x39)';
