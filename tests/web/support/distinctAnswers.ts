import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLFieldResolver,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { vi } from 'vitest';
import { formatsOf } from '../../../web/i18n/format.ts';
import persistedOperations from '../../../web/__generated__/persistedOperations.json' with { type: 'json' };

/** Where a value is: the objects above it, by type where they have an id and by field where they have none. */
type Place = { place: string };

const dates = formatsOf('pt-BR');
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true });
const scalars: Record<string, unknown> = {
  Cep: '01310-100',
  StateCode: 'SP',
  Link: null,
  Month: '2026-04',
  BlockType: 'inteiro (14x19x39)',
};

/** How the screens are answered, as `answerDistinctly` says. */
export type Answers = {
  rows?: number;
  isLasting?: boolean;
  kind?: 'other' | 'allowed' | 'mixed' | 'absent' | 'empty' | undefined;
};

/** How many of its enum's first words a field may say: the others contradict what stands beside it. */
const possibleWords: Readonly<Record<string, number>> = {
  // Of which the input is.
  'Foundation.type': 1,
  // The last leaves it open.
  'FactorLimit.verdict': 2,
};

/** How many rows lists have, of each kind of answers. */
const rowsOf = { other: 2, allowed: 2, mixed: 3, absent: 1, empty: 0 };

/**
 * Answers every operation of the screens out of the schema, whatever they ask: each figure is another one, `Unit.area`
 * or `Unit.quantities.co2.min` say, so that one shown in a wrong place is seen. Lists hold one row, unless `rows` says
 * more, which are at `Unit#2` and so on; texts say where they are from, each date is another day, enums are their first
 * word. `fixed` gives other values by place, whole objects too; `nodeType` is what `node(id:)` finds by the id of an
 * address. With `isLasting` a place has the same value in whatever order it is asked for, a few places share theirs, and
 * mutations are answered when `answerMutations` is called. `kind`: `other` answers every yes by no, has the last word of
 * each enum, all words where a list may have several, two rows and one of all that is counted; `allowed` is the same with
 * every right; `mixed` has three rows, of which each says yes, no or nothing in a way of its own, and figures of every
 * size; `absent` has null wherever the schema lets it; `empty` has no row and no figure but zero.
 */
export function answerDistinctly(
  fixed: Readonly<Record<string, unknown>> = {},
  nodeType = 'Project',
  { kind, rows = kind === undefined ? 1 : rowsOf[kind], isLasting = false }: Answers = {},
) {
  const isOther = kind === 'other' || kind === 'allowed';
  const figures = new Map<string, number>();
  // Two apart, so that a range's upper end fits in between, and without a zero at either's end: digits are compared.
  let next = 111;
  const figureAt = (place: string, isWhole: boolean): number => {
    const known = figures.get(place);
    if (known !== undefined) return known;
    if (kind === 'empty') return 0;
    if (isOther && isWhole) return 1;
    if (kind === 'mixed') return mixedFigure(place, isWhole);
    let value = next * (isWhole ? 1 : 1000);
    if (place.endsWith('.max')) value = figureAt(place.replace(/max$/, 'min'), false) + 1000;
    else if (isLasting) value = lastingNumber(place) * (isWhole ? 1 : 1000);
    else next += next % 10 === 7 ? 4 : 2;
    figures.set(place, value);
    return value;
  };
  const texts = new Map<string, string[]>();
  const textAt = (place: string): string => {
    texts.set(place, [place]);
    return place;
  };
  const days = new Map<string, string>();
  const moments = new Map<string, string>();
  const dayAt = (place: string): string => {
    // All in the past, more than a hundred days ago.
    const count = isLasting ? lastingNumber(place) / 2 : days.size;
    const day = days.get(place) ?? new Date(Date.UTC(2025, 0, 1 + count)).toISOString().slice(0, 10);
    days.set(place, day);
    const instant = `${day}T12:00:00Z`;
    texts.set(place, [dates.day(day), dates.ago(instant), dates.dateTime(instant)]);
    moments.set(dates.dateTime(instant), place);
    return day;
  };
  const resolve: GraphQLFieldResolver<Place, unknown> = (source, { id }, _context, info) => {
    const place = `${source?.place ?? info.parentType.name}.${info.fieldName}`;
    // An object that was given whole.
    const given = source as Record<string, unknown> | undefined;
    if (given && !('place' in given) && info.fieldName in given) return given[info.fieldName];
    if (place in fixed) return fixed[place];
    // What is asked for by itself is there.
    const isRoot = ['Query', 'Viewer'].includes(info.parentType.name);
    const isLeftOut = kind === 'absent' || (kind === 'mixed' && drawn(place, 3) === 0);
    if (isLeftOut && !isRoot && !isNonNullType(info.returnType)) return null;
    const nullable = getNullableType(info.returnType);
    const type = getNamedType(info.returnType);
    const hasId = isObjectType(type) && 'id' in type.getFields();
    const row = /#\d+/.exec(place)?.[0] ?? '';
    const object = { place: hasId ? type.name + row : place };
    if (isListType(nullable)) {
      const isComposite = !isEnumType(type) && 'getFields' in type && type.name !== 'UserError';
      const each = (_: unknown, at: number) => (at === 0 ? object : { place: `${object.place}#${at + 1}` });
      const length = rows === 0 || row === '' ? rows : 1;
      if (isOther && isEnumType(type)) return type.getValues().map(({ name }) => name);
      if (kind === 'mixed' && isEnumType(type))
        return type.getValues().flatMap(({ name }) => (drawn(place + name, 3) === 0 ? [name] : []));
      return isComposite ? Array.from({ length }, each) : [];
    }
    // Part of the concrete, which screens show without it.
    if (info.fieldName === 'grout') return 0;
    if (type.name === 'Float' || type.name === 'Int') return figureAt(place, type.name === 'Int');
    if (type.name === 'Boolean') {
      const isOffer = ['Capabilities', 'PageInfo'].includes(info.parentType.name);
      const isRight = kind === 'allowed' && info.fieldName.startsWith('viewerCan');
      const isFirst =
        isOffer || isRight || kind === undefined || (kind === 'mixed' ? drawn(place, 2) === 0 : !isOther);
      return /^(is|has)[A-Z]/.test(info.fieldName) !== isFirst;
    }
    if (type.name === 'ID')
      return info.fieldName === 'id' ? info.parentType.name + (/#\d+/.exec(place)?.[0] ?? '') : '1';
    if (type.name === 'String') return textAt(place);
    if (type.name === 'Date') return dayAt(place);
    if (type.name === 'DateTime') return `${dayAt(place)}T12:00:00Z`;
    if (isEnumType(type)) {
      const words = type.getValues();
      const possible = words.slice(0, possibleWords[`${info.parentType.name}.${info.fieldName}`]);
      return (kind === 'mixed' ? possible[drawn(place, possible.length)] : words.at(isOther ? -1 : 0))?.value;
    }
    // Ids of rows are the names of their types; those of addresses are numbers.
    if (type.name === 'Node' && isObjectType(schema.getType(nameOfRow(id))))
      return { place: id, nodeType: nameOfRow(id) };
    // To a picture, say.
    if (type.name === 'Link' && isOther) return 'https://torre.test/picture.webp';
    return type.name in scalars ? scalars[type.name] : object;
  };
  const answer = async ({ documentId, variables }: { documentId: string; variables: object }) =>
    execute({
      schema,
      document: parse((persistedOperations as Record<string, string>)[documentId] ?? ''),
      variableValues: { ...variables },
      fieldResolver: resolve,
      typeResolver: (value: { nodeType?: string }, _context, _info, type) =>
        type.name === 'Node' ? (value.nodeType ?? nodeType) : schema.getPossibleTypes(type)[0]?.name,
    });
  /** The answer to a change that is refused. */
  const refusal = ({ documentId }: { documentId: string }, errors: readonly object[]) => {
    const [operation] = parse((persistedOperations as Record<string, string>)[documentId] ?? '').definitions;
    const [field] = (operation as OperationDefinitionNode).selectionSet.selections as FieldNode[];
    return { data: { [field!.name.value]: { errors } } };
  };
  const conflict = { code: 'EDIT_CONFLICT', message: 'Alguém salvou antes de você', key: null, path: null };
  const faultsOf = ({ input = {} }: { input?: object }) =>
    Object.keys(input).map((name) => {
      const message = `Recusado: ${name}`;
      return { code: 'VALIDATION_FAILED', message, key: null, path: [name] };
    });
  const waiting: Record<'answer' | 'fail' | 'refuse' | 'fault', () => void>[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== '/graphql') return real(input, init);
    const asked = JSON.parse(init?.body as string);
    const reply = async () => Response.json(await answer(asked));
    // What waits for an answer is shown first.
    if (isLasting && asked.operationName.endsWith('Mutation'))
      return new Promise<Response>((send, refuse) =>
        waiting.push({
          answer: () => send(reply()),
          fail: () => refuse(new TypeError('offline')),
          refuse: () => send(Response.json(refusal(asked, [conflict]))),
          fault: () => send(Response.json(refusal(asked, faultsOf(asked.variables)))),
        }),
      );
    return reply();
  });
  return {
    /** Whether a mutation waits for its answer. */
    isWaited: () => waiting.length > 0,
    /** Answers the mutations that wait for it. */
    answerMutations: () => waiting.splice(0).forEach(({ answer: send }) => send()),
    /** Has them fail for want of a connection. */
    failMutations: () => waiting.splice(0).forEach(({ fail }) => fail()),
    /** Has them refused, for somebody else has changed the same since it was read. */
    refuseMutations: () => waiting.splice(0).forEach(({ refuse }) => refuse()),
    /** Has them refused for each part of what was sent. */
    faultMutations: () => waiting.splice(0).forEach(({ fault }) => fault()),
    /** A text with the names of the places whose moments it tells: the browser's time zone writes each its own way. */
    namePlaces: (text: string): string =>
      [...moments].reduce((named, [moment, place]) => named.replaceAll(moment, `<${place}>`), text),
    /** Whether there is a text or a day at a place, and no figure. */
    isTold: (place: string): boolean => texts.has(place),
    /** The digits of the figure at a place, as every way of writing it in tens, thousands or parts has them. */
    digitsOf: (place: string): string => {
      const value = figures.get(place);
      if (value === undefined) throw new Error(`No screen asked for ${place}`);
      return digits(String(value));
    },
    /** Where the texts and days are from that an element shows, in its order. */
    toldIn: (element: Element): string[] => {
      const shown = textsIn(element).join(' ');
      const found = [...texts].flatMap(([place, ways]) =>
        ways.flatMap((way) => {
          // No part of a longer one.
          const whole = new RegExp(`${way.replaceAll('.', String.raw`\.`)}(?!\\w|\\.\\w)`, 'g');
          return [...shown.matchAll(whole)].map(({ index }) => ({ place, index }));
        }),
      );
      return found.toSorted((one, other) => one.index - other.index).map(({ place }) => place);
    },
  };
}

/** The type of the row that an id names, as the answers give ids. */
const nameOfRow = (id: unknown) => String(id).replace(/#\d+$/, '');

/** One of so many numbers from zero, which depends on nothing but the text. */
const drawn = (text: string, count: number) => (lastingNumber(text) >> 1) % count;

/** A small count, or a figure between a few grams and a hundred thousand tonnes, or zero; ranges may be one figure. */
function mixedFigure(place: string, isWhole: boolean): number {
  if (place.endsWith('.max'))
    return mixedFigure(place.replace(/max$/, 'min'), false) * (1 + drawn(place, 3) / 4);
  const number = lastingNumber(place);
  return isWhole
    ? drawn(place, 9)
    : drawn(place, 9) === 0
      ? 0
      : number * 10 ** (drawn(`${place} size`, 9) - 4);
}

/** A number of three digits that depends on nothing but the text; odd, so that a range's upper end fits in between. */
function lastingNumber(text: string): number {
  const hash = Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const number = 111 + 2 * (hash % 440);
  return number % 10 === 9 ? number - 2 : number;
}

const digits = (text: string) => text.replaceAll(/[^\d]/g, '').replaceAll(/^0+|0+$/g, '');

/** The digits of each figure that an element shows. */
export const figuresIn = (element: Element): string[] =>
  [
    ...textsIn(element)
      .join(' ')
      .matchAll(/\d[\d.,\u00a0\u202f]*/g),
  ].map(([figure]) => digits(figure));

/** Figures may stand side by side, each in an element of its own. */
const textsIn = (node: Node): string[] =>
  node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsIn);
