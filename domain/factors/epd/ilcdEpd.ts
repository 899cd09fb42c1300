import { type Epd, EpdRefused } from './epd.ts';
import { nodesAt, numberOf, textAt, textOf } from './epdNode.ts';
import { type IlcdFiles, ilcdContent } from './ilcdContent.ts';
import { co2Of, energyOf, type ModuleFigure } from './productStage.ts';

/** Identifiers of the indicators, of EN 15804+A1 and of EN 15804+A2 by EF 3.0 and EF 3.1. */
const indicatorIds: Readonly<Record<string, string>> = {
  '77e416eb-a363-4258-a04e-171d843a6460': 'GWP',
  '6a37f984-a4b3-458a-a20a-64418c145fa2': 'GWP-total',
  'a7ea142a-9749-11ed-a8fc-0242ac120002': 'GWP-total',
  '5f635281-343e-44fb-83df-1971b155e6b6': 'GWP-fossil',
  'a7ea19c0-9749-11ed-a8fc-0242ac120002': 'GWP-fossil',
  '2356e1ab-0185-4db5-86e5-16de51c7485c': 'GWP-biogenic',
  'a7ea186c-9749-11ed-a8fc-0242ac120002': 'GWP-biogenic',
  '4331bbdb-978a-490d-8707-eeb047f01a55': 'GWP-luluc',
  'a7ea1ae2-9749-11ed-a8fc-0242ac120002': 'GWP-luluc',
  '20f32be5-0398-4288-9b6d-accddd195317': 'PERE',
  'fb3ec0de-548d-4508-aea5-00b73bf6f702': 'PERM',
  '53f97275-fa8a-4cdd-9024-65936002acd0': 'PERT',
  'ac857178-2b45-46ec-892a-a9a4332f0372': 'PENRE',
  '1421caa0-679d-4bf4-b282-0eb850ccae27': 'PENRM',
  '06159210-646b-4c8d-8583-da9b3b95a6c1': 'PENRT',
};
const named = /\((GWP(?:-(?:total|fossil|biogenic|luluc))?|PEN?R[TEM])\)/i;
const spelled = new Map(Object.values(indicatorIds).map((name) => [name.toLowerCase(), name]));

function indicatorOf(reference: unknown): string | undefined {
  const id = textAt(reference, 'refObjectId')?.toLowerCase() ?? '';
  if (Object.hasOwn(indicatorIds, id)) return indicatorIds[id];
  const names = nodesAt(reference, 'shortDescription').map((name) => named.exec(textOf(name) ?? '')?.[1]);
  return spelled.get(names.find((name) => name !== undefined)?.toLowerCase() ?? '');
}

/** Figures by module: `anies` in JSON, `amount` in XML. Figures in an unexpected unit are left out. */
function modulesOf(result: unknown, indicator: string): ModuleFigure[] {
  const unit = indicator.startsWith('GWP') ? /\bkg\b/i : /\bMJ\b/;
  const anies = [...nodesAt(result, 'other', 'anies'), ...nodesAt(result, 'other', 'amount')];
  const unitTexts = [
    ...anies.flatMap((any) => nodesAt(any, 'value', 'shortDescription')),
    ...nodesAt(result, 'other', 'referenceToUnitGroupDataSet', 'shortDescription'),
  ].flatMap((text) => textOf(text) ?? []);
  if (unitTexts.length > 0 && !unitTexts.some((text) => unit.test(text))) return [];
  return anies.flatMap((any) => {
    const [module, value] = [textAt(any, 'module'), numberOf(any)];
    return module === null || value === null
      ? []
      : [{ module, range: { min: value, max: value }, isDeviation: false }];
  });
}

function indicatorsOf(process: unknown) {
  const found = new Map<string, ModuleFigure[]>();
  const results = [
    ...nodesAt(process, 'LCIAResults', 'LCIAResult').map(
      (result) => [result, 'referenceToLCIAMethodDataSet'] as const,
    ),
    ...nodesAt(process, 'exchanges', 'exchange').map((result) => [result, 'referenceToFlowDataSet'] as const),
  ];
  for (const [result, key] of results) {
    const indicator = indicatorOf(nodesAt(result, key)[0]);
    if (indicator === undefined || found.has(indicator)) continue;
    const modules = modulesOf(result, indicator);
    if (modules.length > 0) found.set(indicator, modules);
  }
  return found;
}

const editions = [
  [/15804\s*\+\s*A2/i, 'EN 15804+A2'],
  [/15804.*A1\b/i, 'EN 15804+A1'],
] as const;

/** @throws EpdRefused for data without results of an assessment. */
export function ilcdEpd(files: IlcdFiles): Epd {
  const { process } = files;
  if (nodesAt(process, 'LCIAResults', 'LCIAResult').length === 0) throw new EpdRefused('unknown');
  const indicators = indicatorsOf(process);
  const co2 = co2Of(indicators);
  const systems = nodesAt(
    process,
    'modellingAndValidation',
    'complianceDeclarations',
    'compliance',
    'referenceToComplianceSystem',
    'shortDescription',
  ).map((text) => textOf(text) ?? '');
  const edition = editions.find(([name]) => systems.some((system) => name.test(system)))?.[1];
  const owning = ['administrativeInformation', 'publicationAndOwnership'] as const;
  const information = ['processInformation', 'dataSetInformation'] as const;
  const year = textAt(process, 'processInformation', 'time', 'dataSetValidUntil');
  const isYear = year !== null && /^\d{4}$/.test(year);
  return {
    format: 'ILCD+EPD',
    product: textAt(process, ...information, 'name', 'baseName'),
    supplier: textAt(process, ...owning, 'referenceToOwnershipOfDataSet', 'shortDescription'),
    document:
      textAt(process, ...owning, 'registrationNumber') ??
      textAt(process, ...owning, 'permanentDataSetURI') ??
      textAt(process, ...information, 'UUID'),
    validUntil: isYear ? `${year}-12-31` : null,
    isYearOnly: isYear,
    // The names of the indicators differ between the editions.
    standard: edition ?? (co2 === null ? null : co2.indicator === 'GWP' ? 'EN 15804+A1' : 'EN 15804+A2'),
    ...ilcdContent(files),
    co2,
    energy: energyOf(indicators),
  };
}
