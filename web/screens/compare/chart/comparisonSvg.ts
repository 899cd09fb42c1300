import type { Range } from '#domain/range.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { isComparable, type Pair } from '../compared/comparePairs.ts';
import type { Compared, Words } from '../compared/compared.ts';
import { differenceAxes, sharedAxes } from '../compared/compareAxes.ts';
import { bar, escaped, hues, ink, patterns, text, textWidth, wrapped } from './svgParts.ts';

/** How figures are written in the measure chosen; see useMeasure. */
type ChartMeasure = {
  name: string;
  units: { co2: string; energy: string };
  format: (value: number) => string;
  ofRange: (range: Range, option: ComparedOption) => Range;
};
export type Picture = { svg: string; width: number; height: number };

const width = 1280;
const margin = 40;
const columns = { co2: 400, energy: 840 };
const barWidth = width - margin - columns.energy;
const nameWidth = columns.co2 - margin - 24;
const aspects = ['co2', 'energy'] as const;

/**
 * The comparison as a picture for a slide: sentences, range bars of each option on common axes, differences about zero,
 * on a light ground whatever the scheme. Needs no page, font or network to be drawn.
 *
 * @param date the day it shows, as it should read.
 * @param basis what the figures rest on, a line each.
 */
export function comparisonSvg(
  { unit, kind, options, pairs, note }: Compared,
  measure: ChartMeasure,
  words: Words,
  date: string,
  basis: readonly string[],
): Picture {
  const { t } = words;
  const heading = t(`heading.${kind}`, { unit });
  const parts: string[] = [];
  let y = margin;
  const lines = (each: readonly string[], size: number, style: { weight?: number; color?: string } = {}) => {
    for (const line of each) {
      parts.push(text(margin, y + size, line, { size, ...style }));
      y += Math.round(size * 1.35);
    }
  };
  const innerWidth = width - 2 * margin;

  lines(wrapped(heading, innerWidth, 26, 2), 26, { weight: 700 });
  lines([`${measure.name} · ${date}`], 14, { color: ink.soft });
  y += 16;
  const mayNameWinner = isComparable({ pairs, note });
  if (!mayNameWinner) lines(wrapped(t('verdict.suspended'), innerWidth, 17), 17, { color: ink.warning });
  for (const pair of mayNameWinner ? pairs : []) {
    lines(wrapped(words.sentence(pair, 'co2'), innerWidth, 17), 17, { weight: 600, color: ink.strong });
    lines(wrapped(words.sentence(pair, 'energy'), innerWidth, 14), 14, { color: ink.soft });
    if (!pair.alike)
      lines(wrapped(t('verdict.overridden', { note }), innerWidth, 13), 13, { color: ink.soft });
    y += 10;
  }

  const head = (titles: Record<'co2' | 'energy', string>) => {
    parts.push(`<line x1="${margin}" x2="${width - margin}" y1="${y}" y2="${y}" stroke="${ink.line}"/>`);
    y += 26;
    for (const aspect of aspects) {
      const title = `${titles[aspect]} (${measure.units[aspect]})`;
      parts.push(text(columns[aspect], y, title, { size: 13, weight: 600, color: ink.soft }));
    }
    y += 14;
  };
  head({ co2: t('quantity.co2'), energy: t('quantity.energy') });
  const axes = sharedAxes(options, measure.ofRange);
  for (const option of options) {
    const name = wrapped(option.name, nameWidth, 15, 2);
    for (const [index, line] of name.entries())
      parts.push(text(margin, y + 18 + index * 20, line, { size: 15, weight: 600 }));
    for (const aspect of aspects) {
      const total = option[aspect];
      const place = { x: columns[aspect], y: y + 8, width: barWidth, axis: axes[aspect] };
      if (total === null) parts.push(text(place.x, y + 18, t('unbuilt'), { size: 13, color: ink.soft }));
      else {
        const range = measure.ofRange(total, option);
        parts.push(bar({ ...place, range, hue: hues[aspect], write: measure.format }));
      }
    }
    const below = y + 10 + name.length * 20;
    const chips = technologyLines(option, words, below);
    parts.push(chips.svg);
    y = Math.max(y + 56, chips.bottom + 12);
  }

  y += 4;
  head({ co2: t('picture.difference.co2'), energy: t('picture.difference.energy') });
  const about = differenceAxes(pairs);
  for (const pair of pairs) {
    const name = wrapped(pairName(pair), nameWidth, 14, 3);
    for (const [index, line] of name.entries())
      parts.push(text(margin, y + 28 + index * 19, line, { size: 14 }));
    for (const [row, assumption] of (['SAME_SUPPLIERS', 'ANY_SUPPLIERS'] as const).entries()) {
      const difference = row === 0 ? pair.difference : pair.difference.anySuppliers;
      const top = y + 34 + row * 72;
      for (const aspect of aspects) {
        const place = { x: columns[aspect], y: top, width: barWidth, axis: about[aspect] };
        parts.push(
          text(place.x, top - 22, t(`assumption.${assumption}`), { size: 12, color: ink.soft }),
          bar({ ...place, range: difference[aspect], hue: hues[aspect], write: measure.format, zero: true }),
        );
      }
    }
    y = Math.max(y + 150, y + 24 + name.length * 19);
  }

  y += 4;
  parts.push(`<line x1="${margin}" x2="${width - margin}" y1="${y}" y2="${y}" stroke="${ink.line}"/>`);
  y += 12;
  for (const line of basis) lines(wrapped(line, innerWidth, 12), 12, { color: ink.soft });
  return drawing(parts, y + margin / 2, heading);
}

const pairName = ({ option, reference }: Pair) => `${option.name} − ${reference.name}`;

/** Swatches with their technologies' names, beside each other as long as there is room. */
function technologyLines({ technologies }: ComparedOption, { technology: nameOf }: Words, top: number) {
  let [x, y] = [margin, top];
  const parts = technologies.map((technology) => {
    const name = nameOf(technology);
    const needs = 20 + textWidth(name, 13) + 16;
    if (x > margin && x + needs > margin + nameWidth) [x, y] = [margin, y + 20];
    const part = `<rect x="${x}" y="${y}" width="14" height="14" rx="3" fill="url(#${technology})"/>${text(x + 20, y + 12, name, { size: 13, color: ink.soft })}`;
    x += needs;
    return part;
  });
  return { svg: parts.join(''), bottom: y + 14 };
}

function drawing(parts: readonly string[], bottom: number, title: string): Picture {
  const height = Math.ceil(bottom);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" font-family="Inter, Roboto, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"><defs>${patterns()}</defs><rect width="${width}" height="${height}" fill="#ffffff"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}
