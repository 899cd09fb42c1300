import type { Epd } from './epd.ts';
import { contentOf } from './epdAmounts.ts';
import { nodesAt, numberAt, textAt } from './epdNode.ts';

/** Data sets of the ILCD format: the process, and the flows that came with it. */
export type IlcdFiles = { process: unknown; flows: readonly unknown[] };

const properties = {
  mass: '93a60a56-a3c8-11da-a746-0800200b9a66',
  volume: '93a60a56-a3c8-22da-a746-0800200c9a66',
  pieces: '01846770-4cfe-4a25-8ad9-919d8d378345',
} as const;
const propertyUnits = { mass: 'kg', volume: 'm3', pieces: 'un' } as const;

/** What the figures refer to: the reference flow, with its properties beside it (JSON) or in another file (XML). */
export function ilcdContent({ process, flows }: IlcdFiles): Pick<Epd, 'declared' | 'content'> {
  const reference = numberAt(
    process,
    'processInformation',
    'quantitativeReference',
    'referenceToReferenceFlow',
  );
  const exchange = nodesAt(process, 'exchanges', 'exchange').find(
    (each) => numberAt(each, 'dataSetInternalID') === (reference ?? 0),
  );
  const flowId = textAt(exchange, 'referenceToFlowDataSet', 'refObjectId');
  const flow = flows.find(
    (each) => textAt(each, 'flowInformation', 'dataSetInformation', 'UUID') === flowId && flowId !== null,
  );
  const list = [
    ...nodesAt(exchange, 'flowProperties'),
    ...nodesAt(flow, 'flowProperties', 'flowProperty'),
  ].map((property) => ({
    id: textAt(property, 'uuid') ?? textAt(property, 'referenceToFlowPropertyDataSet', 'refObjectId'),
    mean: numberAt(property, 'meanValue'),
    unit: textAt(property, 'referenceUnit'),
    number: numberAt(property, 'dataSetInternalID'),
    isReference: nodesAt(property, 'referenceFlowProperty')[0] === true,
  }));
  const number = numberAt(
    flow,
    'flowInformation',
    'quantitativeReference',
    'referenceToReferenceFlowProperty',
  );
  const main = list.find((each) => each.isReference || (number !== null && each.number === number));
  const times = numberAt(exchange, 'resultingAmount') ?? numberAt(exchange, 'meanAmount') ?? 1;
  const amountOf = (kind: keyof typeof properties) => {
    const { mean = null, unit: stated = null } = list.find(({ id }) => id === properties[kind]) ?? {};
    if (mean === null) return null;
    // Pieces have a different name in every language.
    if (kind === 'pieces') return mean * times;
    return contentOf(mean * times, stated ?? propertyUnits[kind], {})[propertyUnits[kind]];
  };
  const density = nodesAt(exchange, 'materialProperties').find((property) =>
    /^(?:gross |raw )?density$/i.test(textAt(property, 'name') ?? ''),
  );
  const kind = (['mass', 'volume', 'pieces'] as const).find((each) => properties[each] === main?.id);
  const unit = main?.unit ?? (kind === undefined ? null : propertyUnits[kind]);
  const amount = main?.mean == null ? null : main.mean * times;
  return {
    declared: amount === null || unit === null ? null : { amount, unit },
    content: contentOf(amount, unit, {
      mass: amountOf('mass'),
      volume: amountOf('volume'),
      pieces: amountOf('pieces'),
      density: /^kg\/m\^?[3³]$/.test(textAt(density, 'unit') ?? '') ? numberAt(density, 'value') : null,
    }),
  };
}
