import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { columns, type FlatRow } from '../../../gateway/reportCommand/reportQueries.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { raft } from '../../support/towers/foundations.ts';
import { serveGateway } from '../../support/served.ts';

const { api, gateway, user } = await serveGateway();
const unit = await (await user.project()).unit({ housing_units_count: 48 });
const option = await unit.option();
await option.module();

const allColumns = `{ viewer { reportRows(first: 50) { totalCount nodes { ${columns.join(' ')} } } } }`;

const readRows = async (): Promise<FlatRow[]> => {
  const { data, errors } = await gateway.ask(allColumns, { token: user.token });
  expect(errors).toEqual([]);
  const { totalCount, nodes } = data.viewer.reportRows;
  expect(totalCount).toBe(nodes.length);
  return nodes;
};

test(
  'a foundation follows the rows of its option, which stay as they are',
  { timeout: 240_000 },
  async () => {
    const before = await readRows();
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before.map(({ part }) => part))).toEqual(new Set(['STRUCTURE']));
    for (const row of before) expect(row).toMatchObject({ repetitionCount: 1, dwellings: 48 });
    const optionId = toGlobalId('Option', unit.project.id, unit.id, option.id);
    const saved = await gateway.ask(
      'mutation($input: SaveFoundationInput!) { saveFoundation(input: $input) { foundation { databaseId } errors { code } } }',
      { token: user.token, variables: { input: { optionId, foundation: { raft: raft() } } } },
    );
    expect(saved.data.saveFoundation.errors).toEqual([]);

    const after = await readRows();
    expect(after.slice(0, before.length)).toEqual(before);
    const below = after.slice(before.length);
    expect(below.map(({ unitOfMeasure, quantity }) => [quantity, unitOfMeasure])).toEqual(
      expect.arrayContaining([
        [200, 'm3'],
        [9000, 'kg'],
      ]),
    );
    for (const row of below) {
      expect(row).toMatchObject({
        part: 'FOUNDATION',
        foundationType: 'RAFT_FOUNDATION',
        technology: null,
        optionId: option.id,
        moduleId: saved.data.saveFoundation.foundation.databaseId,
        version: 1,
        floorGroup: '',
        floors: 0,
        area: 2601,
        repetitionCount: 1,
        dwellings: 48,
      });
    }
    const sum = (column: (typeof columns)[number]) =>
      below.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum('co2Min')).toBeCloseTo(49_473.1, 1);
    expect(sum('co2Max')).toBeCloseTo(77_429, 6);
    expect(sum('energyMin')).toBeCloseTo(402_225, 6);
    expect(sum('energyMax')).toBeCloseTo(670_250, 6);

    const { stdout } = await promisify(execFile)('node', ['gateway/reportCommand/main.ts'], {
      env: { ...process.env, V1_URL: api.url, TORRE_TOKEN: user.token, NO_COLOR: '1' },
    });
    const [head, ...lines] = stdout.trimEnd().split('\n');
    expect(head).toMatch(
      /,factorSet,part,foundationType,flags,declaredSupplier,.*,repetitionCount,dwellings,slabSystem,isInferred,quantityWithLosses,.*WithLosses,moduleCostMin,moduleCostMax,moduleCostPerSquareMeterMin,moduleCostPerSquareMeterMax,missingPrices,missingAmounts,versionUpdatedAt$/,
    );
    expect(lines).toHaveLength(after.length);
    expect(lines.filter((line) => line.includes(',FOUNDATION,RAFT_FOUNDATION,'))).toHaveLength(below.length);
  },
);
