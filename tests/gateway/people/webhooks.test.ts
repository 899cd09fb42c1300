import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';
import { WebhookReceiver } from '../../support/servers/webhookReceiver.ts';
import { newUser } from '../../support/world.ts';

const { api, gateway, user } = await serveGateway({ webhookLocalhost: true });
const receiver = new WebhookReceiver();
beforeAll(() => receiver.open());
afterAll(() => receiver.close());

const change = async (field: string, input: object, selection: string) => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { errors { code path key choices } ${selection} } }`;
  return (await gateway.ask(query, { variables: { input }, token: user.token })).data[field];
};

test('a webhook is made, tried, sent to again, switched off and deleted', async () => {
  const { id: projectId } = await user.project({ name: 'Ipê' });
  const given = { url: `${receiver.url}/graph`, events: ['UNIT', 'DECISION'], projectId };
  const shown = 'id url events projectName enabled failingSince';
  const made = await change('createWebhook', given, `secret webhook { ${shown} } viewer { webhooks { id } }`);
  receiver.secret = made.secret;
  const { id } = made.webhook;
  expect(made).toMatchObject({
    errors: [],
    webhook: { events: ['UNIT', 'DECISION'], projectName: 'Ipê', enabled: true, failingSince: null },
    viewer: { webhooks: [{ id }] },
  });

  receiver.answers['/graph'] = [500];
  const sent = 'delivery { id event status failure responseStatus attempts } webhook { deliveries { id } }';
  const { delivery, webhook } = await change('testWebhook', { webhookId: id }, sent);
  expect(delivery).toMatchObject({
    event: 'webhook.test',
    status: 'FAILED',
    failure: 'STATUS',
    responseStatus: 500,
  });
  expect(webhook.deliveries).toEqual([{ id: delivery.id }]);
  const again = await change('redeliverWebhook', { deliveryId: delivery.id }, sent);
  expect(again.delivery).toMatchObject({ id: delivery.id, status: 'DELIVERED', failure: null, attempts: 2 });
  expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([true, true]);

  for (const [type, node] of [
    ['Webhook', id],
    ['WebhookDelivery', delivery.id],
  ]) {
    const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    const own = await gateway.ask(query, { variables: { id: node }, token: user.token });
    expect(own.data.node).toEqual({ __typename: type, id: node });
  }

  const everywhere = { webhookId: id, projectId: null, enabled: false };
  const changed = await change('updateWebhook', everywhere, `webhook { ${shown} }`);
  expect(changed.webhook).toMatchObject({ projectName: null, enabled: false, events: ['UNIT', 'DECISION'] });
  const renewed = await change('renewWebhookSecret', { webhookId: id }, 'secret');
  expect(renewed.secret).not.toBe(made.secret);
  const deleted = await change(
    'deleteWebhook',
    { webhookId: id },
    'deletedWebhookId viewer { webhooks { id } }',
  );
  expect(deleted).toMatchObject({ deletedWebhookId: id, viewer: { webhooks: [] } });
});

test('a fault of a webhook is reported at its field', async () => {
  const refusal = async (input: object) => (await change('createWebhook', input, 'secret')).errors;
  expect(await refusal({ url: 'http://example.com/', events: ['UNIT'] })).toMatchObject([
    { code: 'VALIDATION_FAILED', path: ['url'], key: 'webhook.url.https' },
  ]);
  expect(await refusal({ url: 'https://10.0.0.1/', events: ['UNIT'] })).toMatchObject([
    { path: ['url'], key: 'webhook.url.private' },
  ]);
  expect(await refusal({ url: 'https://example.com/', events: [] })).toMatchObject([
    { path: ['events'], choices: expect.arrayContaining(['UNIT', 'DECISION']) },
  ]);
  const { id: projectId } = await (await newUser(api.url)).project();
  expect(await refusal({ url: 'https://example.com/', events: ['UNIT'], projectId })).toMatchObject([
    { code: 'NOT_FOUND' },
  ]);
});
