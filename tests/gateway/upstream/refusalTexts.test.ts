import { languages } from '#domain/texts/messages.ts';
import { messageText } from '#domain/texts/messageText.ts';
import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';
import { optionId, optionRow, projectId, towerRoutes, unitId } from '../../support/towers/towerWire.ts';

const { gateway } = await serveStub(towerRoutes([optionRow(1, []), optionRow(2, [])]));

const option = (n: number) => toGlobalId('Option', projectId, unitId, optionId(n));
const version = toGlobalId('Version', projectId, unitId, optionId(1), 'm', 'v');

describe.each(languages)('in %s', (language) => {
  const headers = { 'accept-language': language };

  test.each([
    [
      'VALID_VERSION',
      'updateVersion',
      { versionId: version, isValid: false },
      'version.valid.stays',
      {},
      'isValid',
    ],
    ['NOT_FOUND', 'updateVersion', { versionId: option(1) }, 'general.id', { type: 'Version' }, 'versionId'],
    [
      'VALIDATION_FAILED',
      'createImageUpload',
      { fileName: 'a.txt', contentType: 'text/plain' },
      'project.image.invalid',
      {},
      'contentType',
    ],
    [
      'VALIDATION_FAILED',
      'importProjects',
      { fileName: 'a.txt', contentBase64: '', dryRun: true },
      'import.file.empty',
      {},
      'contentBase64',
    ],
    [
      'VALIDATION_FAILED',
      'importProjects',
      { fileName: 'a.txt', contentBase64: 'YQ==', dryRun: true },
      'import.file.type',
      {},
      'fileName',
    ],
  ] as const)('%s of %s %j reads %s', async (code, mutation, input, key, params, field) => {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const text = `mutation($input: ${type}!) { ${mutation}(input: $input) { errors { code key message path } } }`;
    const { data } = await gateway.ask(text, { variables: { input }, headers });
    const [error] = data[mutation].errors;
    expect(error).toMatchObject({ code, path: [field], message: messageText(key, language, params) });
    expect(error.key.split('|')[0]).toBe(key);
  });

  test.each([
    [`comparison(input: {}) { items { name } }`, 'comparison.kind', {}],
    [`comparison(input: {optionIds: ["x"]}) { items { name } }`, 'comparison.count', { min: 2, max: 4 }],
    [`comparison(input: {optionIds: ["x", "y"]}) { items { name } }`, 'general.id', { type: 'Option' }],
    [
      `comparison(input: {optionIds: ["${option(1)}", "${option(2)}"], referenceId: "x"}) { items { name } }`,
      'comparison.reference',
      {},
    ],
    [`postalCode(cep: "1") { city }`, 'project.cep.format', {}],
    [`viewer { projects(state: "Sao Paulo") { totalCount } }`, 'project.state.select', {}],
  ] as const)('%s reads %s', async (field, key, params) => {
    const { errors } = await gateway.ask(`{ ${field} }`, { headers });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      message: messageText(key, language, params),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(String(errors[0]?.extensions['key']).split('|')[0]).toBe(key);
  });
});
