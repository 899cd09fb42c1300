import { textLimits } from '#domain/limits.ts';

const copyMark = / \(cópia(?: \d+)?\)$/;

/** A name for a copy that is not in `taken`, ignoring case: 'Torre A (cópia)', then 'Torre A (cópia 2)', … */
export function copyName(name: string, taken: readonly string[], max: number = textLimits.name): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  const base = name.replace(copyMark, '');
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? ' (cópia)' : ` (cópia ${number})`;
    const candidate = base.slice(0, max - mark.length).trimEnd() + mark;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}
