/** Hatching of floors no module covers. */
export function UncoveredPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--mui-palette-background-paper)" />
        <line x1="0" y1="0" x2="0" y2="6" stroke="var(--mui-palette-warning-main)" strokeWidth="2" />
      </pattern>
    </defs>
  );
}
