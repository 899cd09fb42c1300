import type { Plugin } from 'vite';

/**
 * Fails a build in which files import each other: which of them runs first is then arbitrary, and a screen may find
 * what it needs undefined.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (name: string, above: readonly string[]): void => {
        if (above.includes(name))
          this.error(`Files import each other: ${[...above.slice(above.indexOf(name)), name].join(' > ')}`);
        if (done.has(name)) return;
        const file = bundle[name];
        for (const next of file?.type === 'chunk' ? file.imports : []) visit(next, [...above, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
