import type { Plugin } from 'vite';

const writer = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/**
 * Leaves zod's writer of JSON Schemas out of what browsers are sent (7 kB compressed of 42): every schema carries it as
 * a method, so it is not dropped by itself. The service describes its routes with it; the client checks forms only.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: writer },
      handler: (code) => {
        const names = [...code.matchAll(exported)].map(([, plain, renamed]) => plain ?? renamed);
        return {
          code: [
            "const refuse = () => { throw new Error('JSON Schemas are written by the service'); };",
            // Schemas are given what these return as their method.
            'const method = () => refuse;',
            `export { ${names.map((name) => `method as ${name}`).join(', ')} };`,
          ].join('\n'),
          map: null,
        };
      },
    },
  };
}
