const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An allowed value: this one, one of a list, one that matches an XSD pattern, or a figure of at least `least`. */
type Value = string | readonly string[] | { pattern: string } | { least: number };

function value(tag: string, given: Value): string {
  if (typeof given === 'string') return `<${tag}><simpleValue>${escaped(given)}</simpleValue></${tag}>`;
  const [base, rules] =
    'least' in given
      ? ['xs:double', `<xs:minInclusive value="${given.least}"/>`]
      : 'pattern' in given
        ? ['xs:string', `<xs:pattern value="${escaped(given.pattern)}"/>`]
        : ['xs:string', given.map((each) => `<xs:enumeration value="${escaped(each)}"/>`).join('')];
  return `<${tag}><xs:restriction base="${base}">${rules}</xs:restriction></${tag}>`;
}

/** Attributes of an element, without undefined ones. */
const attributes = (given: Readonly<Record<string, string | undefined>>) =>
  Object.entries(given)
    .map(([name, text]) => (text === undefined ? '' : ` ${name}="${escaped(text)}"`))
    .join('');

type Instructed = { instructions?: string };

/** Requirements on an entity of a model. An optional property may be missing, but must not have another value. */
export const facets = {
  partOf: (entity: string, { instructions }: Instructed) =>
    `<partOf${attributes({ cardinality: 'required', instructions })}><entity>${value('name', entity)}</entity></partOf>`,
  attribute: (name: string, { instructions }: Instructed) =>
    `<attribute${attributes({ cardinality: 'required', instructions })}>${value('name', name)}</attribute>`,
  /** In the SI unit of its type. */
  optionalProperty: (
    property: { dataType: string; set: Value; names: Value; value: Value },
    { instructions }: Instructed,
  ) =>
    `<property${attributes({ dataType: property.dataType, cardinality: 'optional', instructions })}>${value('propertySet', property.set)}${value('baseName', property.names)}${value('value', property.value)}</property>`,
  material: (name: Value, { instructions }: Instructed) =>
    `<material${attributes({ cardinality: 'required', instructions })}>${value('value', name)}</material>`,
};

/** Lines of some kinds, whether a model has to have any, and what each of them needs. */
export type Specification = {
  name: string;
  description: string;
  entities: readonly string[];
  isNeeded: boolean;
  requirements: readonly string[];
};

function specification(versions: string, each: Specification): string {
  const { name, description, entities, isNeeded, requirements } = each;
  return [
    `<specification${attributes({ name, ifcVersion: versions, description })}>`,
    `<applicability minOccurs="${isNeeded ? 1 : 0}" maxOccurs="unbounded">`,
    `<entity>${value('name', entities.length === 1 ? entities[0]! : entities)}</entity>`,
    '</applicability>',
    ...(requirements.length > 0 ? ['<requirements>', ...requirements, '</requirements>'] : []),
    '</specification>',
  ].join('\n');
}

const schema = 'http://standards.buildingsmart.org/IDS';

/**
 * A file of IDS 1.0 (buildingSMART). A specification that is the same for several versions of IFC stands once.
 *
 * @param byVersion the same specifications in the same order for each version, as its kinds are called.
 */
export function idsFile(
  info: { title: string; description: string; purpose: string },
  byVersion: readonly (readonly [version: string, specifications: readonly Specification[]])[],
): string {
  const count = byVersion[0]?.[1].length ?? 0;
  const specifications = Array.from({ length: count }, (_, at) => {
    const same = Map.groupBy(byVersion, ([, each]) => specification('', each[at]!));
    return [...same.values()].map((group) =>
      specification(group.map(([version]) => version).join(' '), group[0]![1][at]!),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<ids xmlns="${schema}" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${schema} ${schema}/1.0/ids.xsd">`,
    '<info>',
    ...Object.entries(info).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`),
    '</info>',
    '<specifications>',
    ...specifications.flat(),
    '</specifications>',
    '</ids>',
    '',
  ].join('\n');
}
