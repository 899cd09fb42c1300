import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { GraphReply } from '../../gateway/mcp/mcpServer.ts';
import type { TestGateway } from './servers/gatewayServer.ts';

export const mcpAddress = ({ url }: TestGateway) => new URL('/mcp', url);

/** A model's client at the gateway's `/mcp`, with a token. */
export async function connectModel(gateway: TestGateway, token: string): Promise<Client> {
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(mcpAddress(gateway), { requestInit }));
  return client;
}

/** Calls a tool. @returns what it answers, and the texts beside it. */
export async function callTool(client: Client, name: string, given: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: given });
  // oxlint-disable-next-line typescript/no-explicit-any
  const { data, errors } = result.structuredContent as GraphReply & { data: any };
  const [text] = result.content as { text: string }[];
  return { data, errors, text: text?.text ?? '', isError: result.isError === true };
}
