import {
  IFCDIRECTION,
  IFCLOOP,
  IFCMATERIAL,
  IFCMATERIALDEFINITION,
  IFCMATERIALLAYERSET,
  IFCMATERIALLAYERSETUSAGE,
  IFCMATERIALLIST,
  IFCMATERIALUSAGEDEFINITION,
  IFCOBJECTPLACEMENT,
  IFCPLACEMENT,
  IFCPOINT,
  IFCPOLYLINE,
  IFCPRODUCT,
  IFCPRODUCTREPRESENTATION,
  IFCPROFILEDEF,
  IFCRELASSOCIATESMATERIAL,
  IFCRELVOIDSELEMENT,
  IFCREPRESENTATION,
  IFCREPRESENTATIONITEM,
  IFCREPRESENTATIONMAP,
  IFCTESSELLATEDITEM,
} from 'web-ifc';
import { withSubtypes } from './schemaOf.ts';

/** Lines that form bodies and materials, and those within them that contain no others. */
const containers = [
  IFCREPRESENTATIONITEM,
  IFCREPRESENTATION,
  IFCREPRESENTATIONMAP,
  IFCPRODUCTREPRESENTATION,
  IFCPROFILEDEF,
  IFCOBJECTPLACEMENT,
  IFCMATERIALDEFINITION,
  IFCMATERIALUSAGEDEFINITION,
  IFCMATERIALLIST,
  IFCMATERIALLAYERSET,
  IFCMATERIALLAYERSETUSAGE,
];
const leaves = [IFCPOINT, IFCDIRECTION, IFCPLACEMENT, IFCPOLYLINE, IFCLOOP, IFCTESSELLATEDITEM, IFCMATERIAL];
const relations = [IFCRELVOIDSELEMENT, IFCRELASSOCIATESMATERIAL];

/** Limits of a body: its lines, each counted as often as it is used, and its nesting; and the total for all bodies. */
const [maxItems, deepest, maxInAll] = [20_000, 200, 5_000_000];

/** Relevant kinds by their codes, with the first argument that refers to a part of the line. */
function watchedKinds(schema: number): Map<number, number> {
  const kinds = new Map(withSubtypes(schema, containers).map((kind) => [kind, 0]));
  for (const leaf of withSubtypes(schema, leaves)) kinds.delete(leaf);
  // After identity, owner, name, text and type.
  for (const product of withSubtypes(schema, [IFCPRODUCT])) kinds.set(product, 5);
  for (const relation of relations) kinds.set(relation, 4);
  return kinds;
}

/**
 * Which lines of a file are part of which, as far as they form bodies. The library follows such lines endlessly where
 * one contains itself, and for hours where each contains the next twice.
 */
export class ItemGraph {
  readonly #watched: ReadonlyMap<number, number>;
  readonly #parts = new Map<number, number[]>();
  readonly #products: number[] = [];
  #kind = 0;
  #line = 0;
  #refs: number[] = [];

  constructor(schema: number) {
    this.#watched = watchedKinds(schema);
  }

  /** Begins a line of a kind. @returns the argument from which references are handed to `refer`; Infinity for none. */
  begin(line: number, kind: number): number {
    this.#kind = kind;
    this.#line = line;
    this.#refs = [];
    return this.#watched.get(kind) ?? Infinity;
  }

  refer(line: number): void {
    this.#refs.push(line);
  }

  /** Ends the line begun. */
  end(): void {
    if (this.#refs.length === 0) return;
    const first = this.#watched.get(this.#kind);
    if (first === 4) {
      const part = this.#refs.pop() ?? 0;
      for (const whole of this.#refs) this.#add(whole, [part]);
      return;
    }
    if (first === 5) this.#products.push(this.#line);
    this.#add(this.#line, this.#refs);
  }

  #add(whole: number, parts: number[]): void {
    const known = this.#parts.get(whole);
    if (known === undefined) this.#parts.set(whole, parts);
    else known.push(...parts);
  }

  /** The products whose bodies cannot be built: they contain themselves, or have too many lines. */
  unbuildable(): Set<number> {
    const sizes = new Map<number, Size>();
    const found = new Set<number>();
    let sum = 0;
    for (const product of this.#products) {
      const { items, depth } = this.#size(product, sizes);
      if (items > maxItems || depth > deepest || sum + items > maxInAll) found.add(product);
      else sum += items;
    }
    return found;
  }

  /** Counts without recursion: a chain of lines may be longer than a stack. */
  #size(root: number, sizes: Map<number, Size>): Size {
    const open = new Set<number>();
    const stack = [root];
    for (let line = stack.at(-1); line !== undefined; line = stack.at(-1)) {
      const parts = this.#parts.get(line) ?? [];
      if (!open.has(line) && !sizes.has(line)) {
        open.add(line);
        for (const part of parts)
          if (this.#parts.has(part) && !sizes.has(part) && !open.has(part)) stack.push(part);
        continue;
      }
      stack.pop();
      if (sizes.has(line)) continue;
      open.delete(line);
      // A line that is not counted by now contains this line.
      const inner = parts.map((part) =>
        this.#parts.has(part) ? (sizes.get(part) ?? infinite) : { items: 1, depth: 1 },
      );
      sizes.set(line, {
        items: inner.reduce((sum, { items }) => sum + items, 1),
        depth: inner.reduce((most, { depth }) => Math.max(most, depth + 1), 1),
      });
    }
    return sizes.get(root) ?? { items: 0, depth: 0 };
  }
}

/** Lines counted as often as they are used, and how deep they are nested. */
type Size = { items: number; depth: number };
const infinite: Size = { items: Infinity, depth: Infinity };
