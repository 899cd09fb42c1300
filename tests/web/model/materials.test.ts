import { expect, test } from 'vitest';
import { type IfcFile, list, named } from '../../support/ifc/ifcFile.ts';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { open } from './openedIfc.ts';

const walls = (count: number, own: object = {}) =>
  Array.from({ length: count }, () => ({ kind: 'IFCWALL', quantities: { NetVolume: 8 }, ...own }));
const typeOf = (file: IfcFile, parts: readonly string[], sets = '$') => {
  const type = file.root('IFCWALLTYPE', "'W'", '$', '$', sets, '$', '$', '$', '.STANDARD.');
  file.root('IFCRELDEFINESBYTYPE', '$', '$', list(...parts), type);
  return type;
};

test('a material is found wherever a file keeps it: in sets, lists, their uses and the type of a part', async () => {
  const text = partsIfc({
    parts: walls(8),
    more: (file, [typed = '', own = '', ...others]) => {
      const add = (kind: string, ...rest: (string | number)[]) => file.add(`IFCMATERIAL${kind}`, ...rest);
      const one = (name: string, category = '$') => add('', named(name), '$', category);
      const layer = (name: string, thickness: number, category = '$') =>
        add('LAYER', one(name), thickness, '$', '$', '$', category, '$');
      const layers = (...made: string[]) => add('LAYERSET', list(...made), '$', '$');
      const share = (name: string, part: number) => add('CONSTITUENT', '$', '$', one(name), part, '$');
      const circle = file.add('IFCCIRCLEPROFILEDEF', '.AREA.', '$', '$', 0.2);
      const profiles = list(add('PROFILE', '$', '$', one('Concreto C55'), circle, '$', '$'));
      const insulated = layers(layer('EPS', 0.05), layer('Solid', 0.15, named('Concreto C35')));
      const definitions = [
        add('PROFILESETUSAGE', add('PROFILESET', '$', '$', profiles, '$'), '$', '$'),
        add('LAYERSETUSAGE', insulated, '.AXIS2.', '.POSITIVE.', 0, '$'),
        add('CONSTITUENTSET', '$', '$', list(share('Gesso', 0.25), share('Concreto C50', 0.75))),
        add('LIST', list(one('Aço'), one('Concreto C40'))),
        one('Solid', named('Concreto')),
        layers(layer('Concreto C30', 0.1), layer('EPS', 0.05), layer('Concreto C30', 0.05)),
      ].map((definition, at) => [others[at] ?? '', definition] as const);
      definitions.push([typeOf(file, [typed, own]), one('Concreto C45')], [own, one('Concreto C20')]);
      for (const [id, definition] of definitions)
        file.root('IFCRELASSOCIATESMATERIAL', '$', '$', list(id), definition);
    },
  });
  const { parts } = await open(text);
  expect(parts.map(({ material, volume }) => `${material} ${volume.toFixed(1)}`).join('; ')).toBe(
    'Concreto C45 8.0; Concreto C20 8.0; Concreto C55 8.0; Solid Concreto C35 6.0; EPS 2.0; Concreto C50 6.0; ' +
      'Gesso 2.0; Aço, Concreto C40 8.0; Solid Concreto 8.0; Concreto C30 6.0; EPS 2.0',
  );
  expect(parts.map(({ fck }) => fck)).toEqual([45, 20, 55, 35, null, 50, null, 40, null, 30, null]);
  expect(parts.filter(({ concrete }) => concrete === 'yes')).toHaveLength(8);
});

test('a strength is read of the properties of a part, then of its type, and before that of a name', async () => {
  /** The name of a set and of its property, its value, and the strength that is read. */
  const given = [
    ['TQS', 'fck', "IFCLABEL('32,5')", 32.5],
    ['Estrutural', 'Classe de concreto', 'IFCREAL(28.)', 28],
    ['Pset_MaterialConcrete', 'CompressiveStrength', 'IFCPRESSUREMEASURE(8000000.)', 8],
    ['Estrutural', 'fck', 'IFCREAL(120.)', 120],
    ['Estrutural', 'fck', 'IFCREAL(121.)', 30],
    ['Estrutural', 'fck', 'IFCREAL(7.)', 30],
    ['Pset_WallCommon', 'fck', 'IFCREAL(40.)', 30],
    ['TQS', 'fck', 'IFCREAL(60.)', 60],
  ] as const;
  const text = partsIfc({
    parts: walls(given.length + 1, { material: 'Concreto C30' }),
    more: (file, ids) => {
      const setOf = (name: string, property: string, value: string) => {
        const held = file.add('IFCPROPERTYSINGLEVALUE', named(property), '$', value, '$');
        return file.root('IFCPROPERTYSET', named(name), '$', list(held));
      };
      for (const [at, [name, property, value]] of given.entries())
        file.root('IFCRELDEFINESBYPROPERTIES', '$', '$', `(${ids[at]})`, setOf(name, property, value));
      typeOf(file, ids.slice(-2), list(setOf('TQS', 'fck', 'IFCREAL(50.)')));
    },
  });
  const { parts } = await open(text);
  expect(parts.map(({ fck }) => fck)).toEqual([...given.map(([, , , fck]) => fck), 50]);
});
