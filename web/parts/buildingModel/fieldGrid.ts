/** Fields side by side as far as there is room. */
export const fieldGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  alignItems: 'start',
  mb: 3,
} as const;
