import * as webIfc from 'web-ifc';
import { materialWords } from '#domain/takeoff/concreteByName.ts';
import { isFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { strengthWords } from '#domain/takeoff/namedStrength.ts';
import { largestDifference } from '../measures/agreedMeasures.ts';
import { countedKinds, volumeNames } from '../entities/ifcParts.ts';
import { baseSets } from '../entities/ifcQuantities.ts';
import { steelKinds, weightNames } from '../entities/ifcReinforcement.ts';
import { storeyAreas } from '../entities/ifcStoreys.ts';
import { schemaIndex, withSubtypes } from '../schemaOf.ts';
import { facets, idsFile, type Specification } from './idsFile.ts';
import { xsdPattern } from './xsdPattern.ts';

const versions = ['IFC2X3', 'IFC4'] as const;

const names = new Map(
  Object.entries(webIfc).flatMap(([name, code]) =>
    name.startsWith('IFC') && typeof code === 'number' ? [[code, name] as const] : [],
  ),
);

/** The kinds and their subtypes in a version, because IDS asks for each by its own name. */
const kindNames = (version: string, kinds: readonly number[]): string[] =>
  withSubtypes(schemaIndex(version), kinds).flatMap((kind) => names.get(kind) ?? []);

const allKinds = countedKinds.map(([kind]) => kind);
const aboveGroundKinds = countedKinds.filter(([, element]) => !isFoundation(element)).map(([kind]) => kind);
/** A roof may be of tiles, or a whole whose slabs have the material. */
const materialKinds = allKinds.filter((kind) => kind !== webIfc.IFCROOF);

const quantity = (kind: 'VOLUME' | 'AREA' | 'MASS', called: readonly string[], instructions: string) =>
  facets.optionalProperty(
    {
      dataType: `IFC${kind}MEASURE`,
      set: { pattern: xsdPattern([baseSets]) },
      names: called,
      value: { least: 0 },
    },
    { instructions },
  );

const specifications = (version: string): Specification[] => [
  {
    name: 'Unidades do projeto',
    description: 'O arquivo diz em que unidades está. Sem a unidade de comprimento, é lido em metros.',
    entities: ['IFCPROJECT'],
    isNeeded: true,
    requirements: [
      facets.attribute('UnitsInContext', {
        instructions: 'Informe ao menos a unidade de comprimento; área e volume seguem dela.',
      }),
    ],
  },
  {
    name: 'Pavimentos',
    description: 'A torre tem pavimentos, um para cada nível, com a sua elevação.',
    entities: kindNames(version, [webIfc.IFCBUILDINGSTOREY]),
    isNeeded: true,
    requirements: [
      quantity(
        'AREA',
        storeyAreas,
        'Área do pavimento. Sem ela, vale a dos espaços; sem ambas, é perguntada.',
      ),
    ],
  },
  {
    name: 'Peças e seu volume',
    description: 'Pilares, vigas, lajes, paredes, sapatas e estacas, cada um na sua classe.',
    entities: kindNames(version, allKinds),
    isNeeded: true,
    requirements: [
      quantity(
        'VOLUME',
        volumeNames,
        `Volume nas quantidades-base ou um sólido fechado. Com os dois, vale o sólido onde diferem mais de ${largestDifference * 100} %.`,
      ),
    ],
  },
  {
    name: 'Cada peça no seu pavimento',
    description:
      'O que está fora de qualquer pavimento não conta. Sapatas e estacas podem ficar no edifício.',
    entities: kindNames(version, aboveGroundKinds),
    isNeeded: false,
    requirements: [
      facets.partOf('IFCBUILDINGSTOREY', {
        instructions: 'Contida no pavimento, direto ou por um conjunto ou espaço que está nele.',
      }),
    ],
  },
  {
    name: 'Material pelo nome',
    description: 'O nome do material diz o que é: concreto, bloco, aço, madeira. Se não diz, é perguntado.',
    entities: kindNames(version, materialKinds),
    isNeeded: false,
    requirements: [
      facets.material(
        { pattern: xsdPattern([...materialWords, ...strengthWords]) },
        {
          instructions:
            'Diga a resistência junto: "Concreto C30", "Concreto fck 30", "Concreto 30 MPa"; para blocos, "Bloco de concreto 14x19x39 fbk 6". Também é lida de Pset_ConcreteElementGeneral.',
        },
      ),
    ],
  },
  {
    name: 'Armadura',
    description:
      'Barras e telas, se modeladas, dentro da sua peça. Sem armadura, a taxa de aço é perguntada.',
    entities: kindNames(version, steelKinds),
    isNeeded: false,
    requirements: [
      quantity('MASS', weightNames, 'Peso, ou bitola e comprimento nos atributos. Classe no nome: "CA-50".'),
    ],
  },
];

/** What a building model needs to be read without questions, as IDS 1.0 derived from the code that reads models. */
export const modelNeeds = (): string =>
  idsFile(
    {
      title: 'O que a Torre precisa de um modelo',
      description:
        'Para quem exporta o modelo IFC (2x3 ou 4) da estrutura. O que falta não impede a leitura: fica de fora ou é perguntado na tela.',
      purpose: 'Quantitativos de concreto, aço e blocos por pavimento',
    },
    versions.map((version) => [version, specifications(version)]),
  );
