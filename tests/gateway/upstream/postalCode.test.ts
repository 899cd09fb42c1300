import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';

let brasilApi: StubUpstream;
let viaCep: StubUpstream;
let gateway: TestGateway;

beforeEach(async () => {
  brasilApi = await startUpstream();
  viaCep = await startUpstream();
  const postalCodes = { brasilApi: brasilApi.url, viaCep: viaCep.url };
  gateway = await startGateway('http://127.0.0.1:9', { postalCodes });
});
afterEach(async () => {
  await Promise.all([gateway.close(), brasilApi.close(), viaCep.close()]);
});

const ask = (cep: string) =>
  gateway.ask(`{ postalCode(cep: "${cep}") { cep state city neighborhood street } }`, { token: 'secret' });

const butanta = {
  cep: '05508010',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Butantã',
  street: 'Rua do Lago',
};
const address = { ...butanta, cep: '05508-010' };

describe('a postal code', () => {
  test('comes from BrasilAPI, once a day, and no token goes there', async () => {
    brasilApi.on({ 'GET /05508010': { body: { ...butanta, service: 'correios' } } });
    for (const cep of ['05508-010', '05508010', '05.508-010'])
      expect((await ask(cep)).data.postalCode).toEqual(address);
    expect(brasilApi.calls).toHaveLength(1);
    expect(brasilApi.calls[0]?.headers['authorization']).toBeUndefined();
    expect(viaCep.calls).toEqual([]);
  });

  test('comes from ViaCEP when BrasilAPI does not know it or is down', async () => {
    const body = {
      cep: '05508-010',
      uf: 'SP',
      localidade: 'São Paulo',
      bairro: 'Butantã',
      logradouro: 'Rua do Lago',
    };
    viaCep.on({ 'GET /05508010/json/': { body } });
    expect((await ask('05508010')).data.postalCode).toEqual(address);
  });

  test('of a whole town has no street', async () => {
    const town = { state: 'SP', city: 'Ubirajara' };
    brasilApi.on({ 'GET /17440000': { body: { ...town, neighborhood: '', street: ' ' } } });
    viaCep.on({ 'GET /17450000/json/': { body: { uf: 'SP', localidade: 'Ubirajara', bairro: '' } } });
    for (const cep of ['17440-000', '17450-000'])
      expect((await ask(cep)).data.postalCode).toEqual({ ...town, cep, neighborhood: null, street: null });
  });

  test('of a street outside all quarters has none', async () => {
    const place = { state: 'SP', city: 'Ubirajara' };
    brasilApi.on({ 'GET /17440000': { body: { ...place, street: 'Rua Um' } } });
    viaCep.on({
      'GET /17450000/json/': { body: { uf: 'SP', localidade: 'Ubirajara', logradouro: 'Rua Um' } },
    });
    for (const cep of ['17440-000', '17450-000'])
      expect((await ask(cep)).data.postalCode).toEqual({
        ...place,
        cep,
        neighborhood: null,
        street: 'Rua Um',
      });
  });

  test('that one does not know and the other does not answer is not told as unknown', async () => {
    viaCep.on({ 'GET /05508010/json/': { status: 500 } });
    expect((await ask('05508010')).errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    brasilApi.on({ 'GET /05508010': { body: butanta } });
    expect((await ask('05508010')).data.postalCode).toEqual(address);
  });

  test('is null when neither knows it, and each was asked once', async () => {
    viaCep.on({ 'GET /99999999/json/': { body: { erro: true } } });
    const { data, errors } = await ask('99999999');
    expect([data.postalCode, errors]).toEqual([null, []]);
    expect([brasilApi.calls.length, viaCep.calls.length]).toEqual([1, 1]);
  });

  test('fails when nobody answers, and is asked for again then', async () => {
    brasilApi.on({ 'GET /05508010': { status: 503 } });
    viaCep.on({ 'GET /05508010/json/': { status: 500 } });
    const { data, errors } = await ask('05508010');
    expect(data.postalCode).toBeNull();
    expect(errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect([brasilApi.calls.length, viaCep.calls.length]).toEqual([1, 1]);
    brasilApi.on({ 'GET /05508010': { body: butanta } });
    expect((await ask('05508010')).data.postalCode).toEqual(address);
  });

  test('has eight digits', async () => {
    expect((await ask('0550')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(brasilApi.calls).toEqual([]);
  });
});
