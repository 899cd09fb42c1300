import type { Range } from '#domain/range.ts';
import { lightPalette } from '../../../theme/palette.ts';

/** Average character width, because no page is there to measure text on. */
const widthOfCharacter = 0.53;
export const textWidth = (words: string, size: number) => words.length * size * widthOfCharacter;

export const ink = {
  strong: '#152022',
  soft: '#526062',
  track: '#e9eded',
  line: '#dde3e3',
  warning: '#8a5a00',
};
export const hues = {
  co2: lightPalette.co2?.main ?? ink.strong,
  energy: lightPalette.energy?.main ?? ink.strong,
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters would make the whole picture unreadable; users' names may hold any.
export const escaped = (words: string) =>
  words.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

type TextStyle = { size: number; weight?: number; color?: string; anchor?: 'start' | 'middle' | 'end' };

export function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, weight = 400, color = ink.strong, anchor = 'start' } = style;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Words in lines no wider than `width`; what exceeds the lines allowed ends in an ellipsis. */
export function wrapped(words: string, width: number, size: number, maxLines = 4): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/).flatMap((each) => pieces(each, width, size))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${(lines[maxLines - 1] ?? '').slice(0, -1)}…`];
}

/** A word too long for a line in parts that fit. */
function pieces(word: string, width: number, size: number): string[] {
  const most = Math.max(1, Math.floor(width / (size * widthOfCharacter)));
  return word.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? [word];
}

const barHeight = 14;
const labelSize = 13;

/** Where a range lies on an axis drawn from `x`, `width` wide; `zero` is where nothing is. */
export function barGeometry(range: Range, axis: Range, x: number, width: number) {
  const at = (value: number) => x + ((value - axis.min) / (axis.max - axis.min || 1)) * width;
  return { x: at(range.min), width: Math.max(3, at(range.max) - at(range.min)), zero: at(0) };
}

type Bar = {
  x: number;
  y: number;
  width: number;
  range: Range;
  axis: Range;
  hue: string;
  write: (value: number) => string;
  /** Marks and names zero: a difference lies on either side of it. */
  zero?: boolean;
};

/** A span on its track, both ends labelled below; where it is too short for two labels, they are one. */
export function bar({ x, y, width, range, axis, hue, write, zero = false }: Bar): string {
  const at = barGeometry(range, axis, x, width);
  const [low, high] = [write(range.min), write(range.max)];
  const room = textWidth(low + high, labelSize) + 12;
  const below = y + barHeight + 16;
  const style = { size: labelSize, color: ink.soft };
  const both = `${low} – ${high}`;
  const start = Math.max(x, Math.min(at.x, x + width - textWidth(both, labelSize)));
  const labels =
    at.width >= room
      ? [text(at.x, below, low, style), text(at.x + at.width, below, high, { ...style, anchor: 'end' })]
      : [text(start, below, both, style)];
  return [
    `<rect x="${round(x)}" y="${y}" width="${width}" height="${barHeight}" rx="4" fill="${ink.track}"/>`,
    `<rect x="${round(at.x)}" y="${y}" width="${round(at.width)}" height="${barHeight}" rx="4" fill="${hue}"/>`,
    ...(zero
      ? [
          `<line x1="${round(at.zero)}" x2="${round(at.zero)}" y1="${y - 4}" y2="${y + barHeight + 4}" stroke="${ink.strong}" stroke-width="2"/>`,
          text(at.zero, y - 8, '0', { size: 12, weight: 600, anchor: 'middle' }),
        ]
      : []),
    ...labels,
  ].join('');
}

const technologyHues = lightPalette.technology;

/** The technologies' colours with their patterns, as on every screen. */
export function patterns(): string {
  if (technologyHues === undefined) return '';
  const { concrete_wall: wall, structural_masonry: masonry, beam_column: frame } = technologyHues;
  return [
    `<pattern id="beam_column" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${frame}"/></pattern>`,
    `<pattern id="concrete_wall" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="${wall}" opacity=".55"/><rect width="4" height="8" fill="${wall}"/></pattern>`,
    `<pattern id="structural_masonry" width="12" height="8" patternUnits="userSpaceOnUse"><rect width="12" height="8" fill="${masonry}" opacity=".55"/><path d="M0 0h12M0 4h12M3 0v4M9 4v4" stroke="${masonry}" stroke-width="1.5" fill="none"/></pattern>`,
  ].join('');
}
