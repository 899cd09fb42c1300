import { RequestFailure } from '../relay/failure.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';

/** What GraphQL calls it: BEAM_COLUMN, CONCRETE_WALL, STRUCTURAL_MASONRY. */
type GraphqlTechnology = Uppercase<Technology>;

/**
 * The domain's name of GraphQL's enum value, and back. A value only a newer server knows is refused: figures shown under
 * another technology's name would be wrong.
 */
export function technologyOf(value: string): Technology {
  const name = value.toLowerCase();
  const known = technologies.find((technology) => technology === name);
  if (known === undefined) throw new RequestFailure('UPSTREAM_BAD_REPLY', `No such technology: ${value}`);
  return known;
}
export const graphqlTechnology = (technology: Technology) => technology.toUpperCase() as GraphqlTechnology;

/** CSS colour of a technology in the scheme in force; for SVG fills, borders, backgrounds. */
export function technologyColor(value: string): string {
  return `var(--mui-palette-technology-${technologyOf(value)})`;
}

/** Fill of an SVG shape: the technology's pattern. Needs one <TechnologyPatterns /> in the document (AppShell has it). */
export function technologyFill(value: string): string {
  return `url(#pattern-${technologyOf(value)})`;
}

/** Fill of a floor that no module covers. */
export const uncoveredFill = 'url(#pattern-uncovered)';

/** The same colour and pattern in a box of HTML, as large as what holds it. */
export function TechnologyFill({ technology }: { technology: string }) {
  return (
    <svg aria-hidden width="100%" height="100%" style={{ display: 'block' }}>
      <rect width="100%" height="100%" fill={technologyFill(technology)} />
    </svg>
  );
}

/** Pattern definitions: solid for frames, diagonals for walls, bricks for masonry, hatching where there is none. */
export function TechnologyPatterns() {
  return (
    <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
      <defs>
        <pattern id="pattern-beam_column" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={technologyColor('beam_column')} />
        </pattern>
        <pattern
          id="pattern-concrete_wall"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill={technologyColor('concrete_wall')} opacity=".55" />
          <rect width="4" height="8" fill={technologyColor('concrete_wall')} />
        </pattern>
        <pattern id="pattern-structural_masonry" width="12" height="8" patternUnits="userSpaceOnUse">
          <rect width="12" height="8" fill={technologyColor('structural_masonry')} opacity=".55" />
          <path
            d="M0 0h12M0 4h12M3 0v4M9 4v4"
            stroke={technologyColor('structural_masonry')}
            strokeWidth="1.5"
            fill="none"
          />
        </pattern>
        <pattern
          id="pattern-uncovered"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--mui-palette-background-paper)" />
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--mui-palette-warning-main)" strokeWidth="2" />
        </pattern>
      </defs>
    </svg>
  );
}
