import { Window } from 'happy-dom';
import {
  IFCELEMENTQUANTITY,
  IFCRELAGGREGATES,
  IFCRELASSOCIATESMATERIAL,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYPROPERTIES,
  IFCRELNESTS,
  IfcAPI,
  LogLevel,
} from 'web-ifc';
import { anyNumber, IfcLines, type Line, refOf, refsOf, textOf } from '../../../web/model/ifc/ifcLines.ts';

type Matches = (value: unknown) => boolean;

/** A file of IDS as a document. */
export const idsDocument = (text: string) =>
  new new Window().DOMParser().parseFromString(text, 'application/xml') as unknown as Document;

const below = (element: Element, ...names: string[]) =>
  [...element.children].filter(({ localName }) => names.includes(localName));
const only = (element: Element, name: string) => below(element, name)[0];

const matchers = new WeakMap<Element, Matches>();

function matcher(value: Element | undefined): Matches {
  if (value === undefined) return () => true;
  // Asked of every line: a pattern of all names of materials takes longer to compile than to match.
  const made = matchers.get(value) ?? madeMatcher(value);
  matchers.set(value, made);
  return made;
}

function madeMatcher(value: Element): Matches {
  const simple = only(value, 'simpleValue');
  if (simple) return (each) => each === simple.textContent;
  const rules = [...value.children[0]!.children].map((rule): Matches => {
    const text = rule.getAttribute('value')!;
    if (rule.localName === 'enumeration') return (each) => each === text;
    if (rule.localName !== 'pattern') return (each) => Number(each) >= Number(text);
    const pattern = new RegExp(`^(?:${text})$`, 'u');
    return (each) => pattern.test(String(each));
  });
  return (each) => rules.some((isMet) => isMet(each));
}

const measures: Record<string, string> = {
  IFCVOLUMEMEASURE: 'VolumeValue',
  IFCAREAMEASURE: 'AreaValue',
  IFCMASSMEASURE: 'WeightValue',
};

async function startReader(): Promise<IfcAPI> {
  const api = new IfcAPI();
  await api.Init(undefined, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  return api;
}
let reader: Promise<IfcAPI> | undefined;

/** The specifications of a file of IDS 1.0 that a model does not meet, by name: the facets Torre's own file asks with. */
export async function unmet(ids: Document, model: string): Promise<string[]> {
  const api = await (reader ??= startReader());
  const file = api.OpenModel(new TextEncoder().encode(model));
  const lines = new IfcLines(api, file);
  const related = (kind: number, from: string, to: string) =>
    [...lines.lines(kind)].flatMap((line) =>
      refsOf(line[to]).map((each) => [each, refOf(line[from]) ?? 0] as const),
    );
  const wholes = new Map([
    ...related(IFCRELAGGREGATES, 'RelatingObject', 'RelatedObjects'),
    ...related(IFCRELNESTS, 'RelatingObject', 'RelatedObjects'),
    ...related(IFCRELCONTAINEDINSPATIALSTRUCTURE, 'RelatingStructure', 'RelatedElements'),
  ]);
  const sets = related(IFCRELDEFINESBYPROPERTIES, 'RelatingPropertyDefinition', 'RelatedObjects');
  const materials = related(IFCRELASSOCIATESMATERIAL, 'RelatingMaterial', 'RelatedObjects');
  const kindOf = (id: number) => lines.kindOf(id).toUpperCase();
  /** Every name in a material and what it is made of. */
  const namesIn = (id: number): string[] => {
    const line: Partial<Line> = lines.line(id) ?? {};
    const inner = Object.values(line).flatMap((value) => refOf(value) ?? refsOf(value));
    return [textOf(line['Name']), textOf(line['Category']), ...inner.flatMap(namesIn)];
  };

  const isMet = (facet: Element, line: Line): boolean => {
    const id = line.expressID;
    switch (facet.localName) {
      case 'attribute':
        return line[only(facet, 'name')!.textContent] != null;
      case 'material': {
        const isRight = matcher(only(facet, 'value'));
        return materials.some(([part, of]) => part === id && namesIn(of).some(isRight));
      }
      case 'partOf': {
        const isWhole = matcher(only(only(facet, 'entity')!, 'name'));
        for (let at: number | undefined = wholes.get(id); at !== undefined; at = wholes.get(at))
          if (isWhole(kindOf(at))) return true;
        return false;
      }
      case 'property': {
        const [set, name, value] = ['propertySet', 'baseName', 'value'].map((each) =>
          matcher(only(facet, each)),
        );
        const measure = measures[facet.getAttribute('dataType')!]!;
        return sets
          .flatMap(([part, of]) => (part === id ? (lines.line(of) ?? []) : []))
          .filter((each) => each.type === IFCELEMENTQUANTITY && set!(textOf(each['Name'])))
          .flatMap((each) => refsOf(each['Quantities']).map((of) => lines.line(of) ?? { Name: '' }))
          .filter((each) => name!(textOf(each['Name'])) && measure in each)
          .every((each) => value!(anyNumber((each as Line)[measure])));
      }
      default:
        throw new Error(`no facet ${facet.localName}`);
    }
  };
  const failed = [...ids.getElementsByTagName('specification')].filter((specification) => {
    if (!specification.getAttribute('ifcVersion')!.split(' ').includes(api.GetModelSchema(file)))
      return false;
    const applicability = only(specification, 'applicability')!;
    const isKind = matcher(only(only(applicability, 'entity')!, 'name'));
    const applicable = [...api.GetAllLines(file)].filter((id) => isKind(kindOf(id)));
    if (applicable.length < Number(applicability.getAttribute('minOccurs'))) return true;
    const facets = [...(only(specification, 'requirements')?.children ?? [])];
    return applicable.some((id) => !facets.every((facet) => isMet(facet, lines.line(id)!)));
  });
  api.CloseModel(file);
  return failed.map((each) => each.getAttribute('name')!);
}
