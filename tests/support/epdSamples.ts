// Made up, in the form of what the programs of EPD publish.

const volume = '93a60a56-a3c8-22da-a746-0800200c9a66';
const mass = '93a60a56-a3c8-11da-a746-0800200b9a66';
const pieces = '01846770-4cfe-4a25-8ad9-919d8d378345';
const named = (value: string, lang = 'en') => [{ value, lang }];

type Modules = Readonly<Record<string, string>>;
const unitGroup = (unit: string) => ({
  name: 'referenceToUnitGroupDataSet',
  value: { shortDescription: [{ value: unit }], type: 'unit group data set' },
});
const anies = (modules: Modules, unit: string) => ({
  anies: [...Object.entries(modules).map(([module, value]) => ({ module, value })), unitGroup(unit)],
});

type Given = {
  gwp?: readonly (readonly [name: string, id: string, modules: Modules])[];
  energy?: readonly (readonly [name: string, modules: Modules])[];
  flowProperties?: readonly object[];
  materialProperties?: readonly object[];
  compliance?: string;
};

/** An EPD of ready-mixed concrete by ILCD+EPD, as soda4LCA answers `?format=json&view=extended`. */
export const ilcdConcrete = ({
  gwp = [
    [
      'Global Warming Potential - fossil (GWP-fossil)',
      '5f635281-343e-44fb-83df-1971b155e6b6',
      { 'A1-A3': '239.4' },
    ],
    [
      'Global Warming Potential - total (GWP-total)',
      '6a37f984-a4b3-458a-a20a-64418c145fa2',
      { 'A1-A3': '240.5', C3: '2.1', D: '-6.3' },
    ],
  ],
  energy = [
    ['Total use of renewable primary energy resources (PERT)', { 'A1-A3': '180' }],
    [
      'Total use of non-renewable primary energy resources (PENRT)',
      { A1: '1000', A2: '150', A3: '50', C2: '30' },
    ],
  ],
  flowProperties = [
    { name: named('Mass'), uuid: mass, meanValue: 2380 },
    { name: named('Volume'), uuid: volume, referenceFlowProperty: true, meanValue: 1, referenceUnit: 'm3' },
  ],
  materialProperties = [],
  compliance = 'EN 15804+A2 (EF 3.0)',
}: Given = {}) => ({
  processInformation: {
    dataSetInformation: {
      UUID: '1c0b52b4-3d55-4a6b-8f45-2a2f3e8f0001',
      name: { baseName: [{ lang: 'de' }, ...named('Concreto usinado C30', 'pt')] },
    },
    quantitativeReference: { referenceToReferenceFlow: [0], type: 'Reference flow(s)' },
    time: { referenceYear: 2024, dataSetValidUntil: 2029 },
  },
  modellingAndValidation: {
    complianceDeclarations: {
      compliance: [
        { referenceToComplianceSystem: { shortDescription: named(compliance), type: 'source data set' } },
      ],
    },
  },
  administrativeInformation: {
    publicationAndOwnership: {
      dataSetVersion: '00.01.000',
      registrationNumber: 'EPD-CON-20240042',
      referenceToOwnershipOfDataSet: { shortDescription: named('Concreteira Sul'), type: 'contact data set' },
    },
  },
  exchanges: {
    exchange: [
      {
        referenceToFlowDataSet: {
          shortDescription: named('Concreto C30'),
          type: 'flow data set',
          refObjectId: 'f1',
        },
        meanAmount: 1,
        resultingAmount: 1,
        dataSetInternalID: 0,
        referenceFlow: true,
        flowProperties,
        materialProperties,
      },
      ...energy.map(([name, modules], index) => ({
        referenceToFlowDataSet: { shortDescription: named(name), type: 'flow data set' },
        'exchange direction': 'INPUT',
        meanAmount: 0,
        dataSetInternalID: index + 1,
        other: anies(modules, 'MJ'),
      })),
    ],
  },
  LCIAResults: {
    LCIAResult: gwp.map(([name, refObjectId, modules]) => ({
      referenceToLCIAMethodDataSet: {
        shortDescription: named(name),
        type: 'LCIA method data set',
        refObjectId,
      },
      other: anies(modules, 'kg CO_2 eq.'),
    })),
  },
  version: '1.1',
});

/** A cubic metre, and its mass or, of a kilogram, its volume in another unit. */
export const beside = (other: { mass?: readonly [number, string]; volume?: readonly [number, string] }) =>
  (
    [
      ['Mass', mass, other.mass, 'kg'],
      ['Volume', volume, other.volume, 'm3'],
    ] as const
  ).map(([name, uuid, told, own]) => ({
    name: named(name),
    uuid,
    meanValue: told?.[0] ?? 1,
    referenceUnit: told?.[1] ?? own,
    referenceFlowProperty: told === undefined,
  }));

/** The reference flow as one of a mass in a unit, or of pieces. */
export const perMass = (meanValue: number) => [
  { name: named('Mass'), uuid: mass, referenceFlowProperty: true, meanValue, referenceUnit: 'kg' },
];
export const perPiece = [
  {
    name: named('Number of pieces'),
    uuid: pieces,
    referenceFlowProperty: true,
    meanValue: 1,
    referenceUnit: 'Item(s)',
  },
];
export const density = (value: string) => [{ name: 'gross density', value, unit: 'kg/m^3' }];

/** Rebar by openEPD, assessed by two methods, with its uncertainty. */
export const openRebar = {
  doctype: 'openEPD',
  openepd_version: '0.1',
  id: 'ec3xyz12',
  product_name: 'Vergalhão CA-50',
  manufacturer: { name: 'Siderúrgica Norte', web_domain: 'example.com' },
  attestation_doc: 'https://example.com/epd/rebar.pdf',
  date_of_issue: '2023-02-24T00:00:00Z',
  valid_until: '2028-02-24T00:00:00Z',
  declared_unit: { qty: 1, unit: 't' },
  kg_per_declared_unit: { qty: 1000, unit: 'kg' },
  compliance: [],
  impacts: {
    'TRACI 2.1': { gwp: { A1A2A3: { mean: 700, unit: 'kgCO2e' } } },
    'EF 3.0': { gwp: { A1A2A3: { mean: 760, unit: 'kgCO2e', rsd: 0.05, dist: 'log-normal' } } },
  },
  resource_uses: {
    pert: { A1A2A3: { mean: 900, unit: 'MJ' } },
    penrt: { A1A2A3: { mean: 9100, unit: 'MJ' } },
  },
};

const namespaces =
  'xmlns="http://lca.jrc.it/ILCD/Process" xmlns:common="http://lca.jrc.it/ILCD/Common" xmlns:epd="http://www.iai.kit.edu/EPD/2013"';
const amounts = (list: Modules) =>
  Object.entries(list)
    .map(([module, value]) => `<epd:amount epd:module="${module}">${value}</epd:amount>`)
    .join('');

/** The process of an ILCD archive: what it is per stands in its flow. */
export const ilcdXml = `<?xml version="1.0" encoding="UTF-8"?>
<processDataSet ${namespaces} version="1.1" epd:epd-version="1.2">
  <processInformation>
    <dataSetInformation>
      <common:UUID>1c0b52b4-3d55-4a6b-8f45-2a2f3e8f0002</common:UUID>
      <name><baseName xml:lang="pt">Concreto &amp; bombeamento C30</baseName></name>
    </dataSetInformation>
    <quantitativeReference type="Reference flow(s)"><referenceToReferenceFlow>0</referenceToReferenceFlow></quantitativeReference>
    <time><common:referenceYear>2020</common:referenceYear><common:dataSetValidUntil>2027</common:dataSetValidUntil></time>
  </processInformation>
  <modellingAndValidation><complianceDeclarations><compliance>
    <common:referenceToComplianceSystem type="source data set"><common:shortDescription xml:lang="en">EN 15804+A1</common:shortDescription></common:referenceToComplianceSystem>
  </compliance></complianceDeclarations></modellingAndValidation>
  <administrativeInformation><publicationAndOwnership>
    <common:registrationNumber>EPD-XML-7</common:registrationNumber>
    <common:referenceToOwnershipOfDataSet type="contact data set"><common:shortDescription xml:lang="en">Concreteira Oeste</common:shortDescription></common:referenceToOwnershipOfDataSet>
  </publicationAndOwnership></administrativeInformation>
  <exchanges>
    <exchange dataSetInternalID="0"><referenceToFlowDataSet type="flow data set" refObjectId="aa11"/><meanAmount>1.0</meanAmount></exchange>
    <exchange dataSetInternalID="1"><referenceToFlowDataSet type="flow data set" refObjectId="53f97275-fa8a-4cdd-9024-65936002acd0"/>
      <common:other>${amounts({ 'A1-A3': '200' })}</common:other></exchange>
    <exchange dataSetInternalID="2"><referenceToFlowDataSet type="flow data set" refObjectId="06159210-646b-4c8d-8583-da9b3b95a6c1"/>
      <common:other>${amounts({ 'A1-A3': '1300', C1: '' })}</common:other></exchange>
  </exchanges>
  <LCIAResults><LCIAResult>
    <referenceToLCIAMethodDataSet type="LCIA method data set" refObjectId="77e416eb-a363-4258-a04e-171d843a6460"/>
    <common:other>${amounts({ 'A1-A3': '251.5', D: '-3' })}</common:other>
  </LCIAResult></LCIAResults>
</processDataSet>`;

export const ilcdFlowXml = `<flowDataSet xmlns="http://lca.jrc.it/ILCD/Flow" xmlns:common="http://lca.jrc.it/ILCD/Common" version="1.1">
  <flowInformation>
    <dataSetInformation><common:UUID>aa11</common:UUID></dataSetInformation>
    <quantitativeReference><referenceToReferenceFlowProperty>0</referenceToReferenceFlowProperty></quantitativeReference>
  </flowInformation>
  <flowProperties>
    <flowProperty dataSetInternalID="0"><referenceToFlowPropertyDataSet refObjectId="${volume}"/><meanValue>1.0</meanValue></flowProperty>
    <flowProperty dataSetInternalID="1"><referenceToFlowPropertyDataSet refObjectId="${mass}"/><meanValue>2350.0</meanValue></flowProperty>
  </flowProperties>
</flowDataSet>`;
